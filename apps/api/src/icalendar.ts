/** One `NAME:value` line of a calendar file (RFC 5545), before it is folded. */
export type CalendarLine = string;

/** A whole file: lines of at most 75 octets, ended by CRLF. */
export const writeCalendar = (lines: readonly CalendarLine[]): string => [...lines.flatMap(fold), ''].join('\r\n');

/**
 * Escapes a text value: commas, semicolons, backslashes and line breaks have a meaning; other control characters are
 * removed.
 */
export const escapeText = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Quotes a text as the value of a parameter, without characters that cannot be quoted. */
export const quoteParameter = (value: string): string => `"${value.replaceAll(/["\p{Cc}]/gu, ' ').trim()}"`;

/** `20261124T140000Z`: an instant in UTC, which no calendar can misread. */
export const utcStamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** At most 75 octets a line, never within a character; continued lines begin with a space (section 3.1). */
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
