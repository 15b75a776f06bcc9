// Elements: to find those that the page has, and to make new ones.

const SVG = "http://www.w3.org/2000/svg";

/**
 * The element with this id, which is of this type.
 * @template {Element} T
 * @param {string} id
 * @param {{ new (): T }} type
 * @returns {T}
 */
export function byId(id, type) {
  return ofType(document.getElementById(id), type, `#${id}`);
}

/**
 * The first element within another that is found so, which is of this type.
 * @template {Element} T
 * @param {ParentNode} within
 * @param {string} selector
 * @param {{ new (): T }} type
 * @returns {T}
 */
export function find(within, selector, type) {
  return ofType(within.querySelector(selector), type, selector);
}

/**
 * @template {Element} T
 * @param {Element | null} element
 * @param {{ new (): T }} type
 * @param {string} name
 * @returns {T}
 */
function ofType(element, type, name) {
  if (element instanceof type) return element;
  throw new Error(`the page has no ${type.name} ${name}`);
}

/** @param {string} id */
export const button = (id) => byId(id, HTMLButtonElement);

/** @param {string} id */
export const select = (id) => byId(id, HTMLSelectElement);

/** @param {string} id */
export const part = (id) => byId(id, HTMLElement);

/**
 * A new element of HTML.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Partial<HTMLElementTagNameMap[K]>} [properties]
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(name, properties = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/**
 * A new element of SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * A copy of what a template has.
 * @param {string} id
 */
export function copyOf(id) {
  return document.importNode(byId(id, HTMLTemplateElement).content, true);
}

/**
 * Changes the text only if it is another one.
 * @param {Element} element
 * @param {string | number} text
 */
export function say(element, text) {
  const wanted = String(text);
  if (element.textContent !== wanted) element.textContent = wanted;
}

/**
 * A row of a table: a name and a value.
 * @param {[string, string]} entry
 */
export function tableRow([name, value]) {
  const head = make("th", { textContent: name });
  head.scope = "row";
  return make("tr", {}, head, make("td", { textContent: value }));
}
