/** How a language writes 12.345,6: its two separators. */
export function numberSeparators(language: string): { thousandSeparator: string; decimalSeparator: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12_345.6);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return { thousandSeparator: part('group'), decimalSeparator: part('decimal') };
}
