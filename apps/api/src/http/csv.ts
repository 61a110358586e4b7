/** The mark by which spreadsheets know UTF-8. */
export const utf8Mark = '\uFEFF';

/** One row of a table for a spreadsheet, with semicolons, as spreadsheets in Spain expect them. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(';')}\r\n`;

/**
 * How a formula begins, as the spreadsheets in use read it: also in the wide letters of East Asian keyboards, and
 * after blanks and line breaks, which some of them skip.
 */
const likeFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A text that begins like a formula is not to be computed when somebody opens the file. */
function cell(value: string): string {
  const harmless = likeFormula.test(value) ? `'${value}` : value;
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
