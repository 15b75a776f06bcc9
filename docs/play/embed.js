// Puts the player in the place of each picture that is a link to it.
// Without this script, and in print, the picture stays.

{
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const stills = document.querySelectorAll('a[href*="play/search.html#"]:has(> img)');

  /** mdBook tells the theme by a class, and what is light or dark by its style. */
  const theme = () => getComputedStyle(document.documentElement).colorScheme;

  /** @param {HTMLAnchorElement} still */
  const play = (still) => {
    const [page, start] = still.href.split("#");
    const picture = still.querySelector("img");

    /** @param {string} moment */
    const frame = (moment) => {
      const frame = document.createElement("iframe");
      frame.className = "player";
      frame.title = `The search, to play from here on: ${picture?.alt}`;
      frame.loading = "lazy";
      frame.src = `${page}?theme=${theme()}#${moment}`;
      return frame;
    };

    let shown = frame(start);
    let shownTheme = theme();
    still.after(shown);
    still.classList.add("played");

    new MutationObserver(() => {
      if (theme() === shownTheme) return;
      shownTheme = theme();
      const other = frame(momentOf(shown) || start);
      shown.replaceWith(other);
      shown = other;
    }).observe(document.documentElement, { attributeFilter: ["class"] });
  };

  /**
   * Where its reader has come to.
   * @param {HTMLIFrameElement} frame
   */
  const momentOf = (frame) => {
    try {
      return frame.contentWindow?.location.hash.slice(1);
    } catch {
      // A book that is opened as a file may not look into its frames.
      return "";
    }
  };

  for (const still of stills) play(still);
}
