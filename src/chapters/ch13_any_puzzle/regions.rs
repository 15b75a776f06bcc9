//! Queens in regions: one in each row, column, and region, and no two that touch, not even at a corner.

use super::Puzzle;
use super::picture::{self, BadPicture, Sign};

/// A board that is divided into regions, with some rows filled from the top.
///
/// A choice is a column for the row below them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regions {
    /// The number of each cell's region, by row and column.
    region: Vec<Vec<usize>>,
    placed: Vec<usize>,
}

impl Regions {
    /// An empty board of n rows and n columns, for n from 1 up, whose cells belong to n regions.
    pub fn new(region: Vec<Vec<usize>>) -> Self {
        Self { region, placed: Vec::new() }
    }

    /// The columns of the queens that are placed, from the top row.
    pub fn columns(&self) -> Vec<usize> {
        self.placed.clone()
    }

    /// Whether a queen of the next row would stand on the column or in the region of the queen in row `above`, or touch her.
    fn is_in_conflict(&self, col: usize, above: usize) -> bool {
        let (row, queen) = (self.placed.len(), self.placed[above]);
        col == queen
            || self.region[row][col] == self.region[above][queen]
            || row - above == 1 && col.abs_diff(queen) == 1
    }
}

impl Puzzle for Regions {
    type Choice = usize;

    fn choices(&self) -> Vec<usize> {
        let is_free =
            |&col: &usize| (0..self.placed.len()).all(|above| !self.is_in_conflict(col, above));
        (0..self.region.len()).filter(is_free).collect()
    }

    fn make(&mut self, col: usize) {
        self.placed.push(col);
    }

    fn undo(&mut self, _: usize) {
        self.placed.pop();
    }

    fn solved(&self) -> bool {
        self.placed.len() == self.region.len()
    }
}

/// Reads n rows of n letters, n different ones, for n from 1 to 26: for each cell the number of its region.
/// The regions are numbered from 0 as they appear.
/// Small letters are the same as capitals.
/// Spaces and empty lines are left out.
///
/// # Errors
///
/// If a sign is no letter, if there are not n rows of n cells, or if there are not n different letters.
///
/// ```
/// use queens_kata::chapters::ch13_any_puzzle::regions::parse;
///
/// assert_eq!(parse("CA\nAA\n"), Ok(vec![vec![0, 1], vec![1, 1]]));
/// assert_eq!(
///     parse("CA\nAB\n").unwrap_err().to_string(),
///     "line 2, column 2: this is region 3, and there are 2"
/// );
/// ```
pub fn parse(text: &str) -> Result<Vec<Vec<usize>>, BadPicture> {
    let rows = picture::rows(text);
    let Some(first) = rows.first() else {
        return Err(picture::bad_end(text, "there is no row"));
    };
    // So many letters there are.
    picture::check_at_most(first, 26)?;
    let n = first.len();
    picture::check_square(text, &rows, n)?;
    let mut letters = Vec::new();
    let mut region = vec![Vec::new(); n];
    for (row, signs) in rows.into_iter().enumerate() {
        for sign in signs {
            region[row].push(number_of(sign, &mut letters, n)?);
        }
    }
    if letters.len() < n {
        let problem = format!("region {} of {n} is missing", letters.len() + 1);
        return Err(picture::bad_end(text, problem));
    }
    Ok(region)
}

/// The place of a letter among those that have appeared, to which it is added if it is new.
fn number_of(sign: Sign, letters: &mut Vec<char>, n: usize) -> Result<usize, BadPicture> {
    let letter = sign.char.to_ascii_uppercase();
    if !letter.is_ascii_uppercase() {
        return Err(sign.bad(format!("{:?}, where a letter from A to Z is allowed", sign.char)));
    }
    if let Some(number) = letters.iter().position(|&it| it == letter) {
        return Ok(number);
    }
    if letters.len() == n {
        return Err(sign.bad(format!("this is region {}, and there are {n}", n + 1)));
    }
    letters.push(letter);
    Ok(letters.len() - 1)
}

/// Letters for the regions, from A on as they are numbered, and those with a queen in brackets.
/// There are 26 regions at most.
///
/// ```
/// use queens_kata::chapters::ch13_any_puzzle::regions::draw;
///
/// assert_eq!(draw(&[vec![0, 1], vec![1, 1]], &[0]), "[A] B\n B  B\n");
/// ```
pub fn draw(region: &[Vec<usize>], columns: &[usize]) -> String {
    let letters: Vec<char> = ('A'..='Z').collect();
    let mut picture = String::new();
    for (row, numbers) in region.iter().enumerate() {
        let mut line = String::new();
        for (col, &number) in numbers.iter().enumerate() {
            let has_queen = columns.get(row) == Some(&col);
            let (left, right) = if has_queen { ('[', ']') } else { (' ', ' ') };
            line.extend([left, letters[number], right]);
        }
        picture.push_str(line.trim_end());
        picture.push('\n');
    }
    picture
}
