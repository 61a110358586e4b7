/** One `NAME:value` line of a calendar file (RFC 5545), before it is folded. */
export type CalendarLine = string;

/** A whole file: lines of at most 75 octets, each ended as the format asks for. */
export const writeCalendar = (lines: readonly CalendarLine[]): string => [...lines.flatMap(fold), ''].join('\r\n');

/** A text as a value: commas, semicolons, backslashes and line breaks mean something there, other controls nothing. */
export const escapeText = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** A text as the value of a parameter: quoted, and without what cannot stand in quotes. */
export const quoteParameter = (value: string): string => `"${value.replaceAll(/["\p{Cc}]/gu, ' ').trim()}"`;

/** `20261124T140000Z`: the one way to write an instant that no calendar can misread. */
export const utcStamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** At most 75 octets a line, never within a letter; what follows begins with a space (section 3.1). */
function fold(line: CalendarLine): string[] {
  const lines: string[] = [];
  let current = '';
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > 75) {
      lines.push(current);
      current = ' ';
    }
    current += letter;
  }
  return [...lines, current];
}
