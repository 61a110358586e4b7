export type NumberStyle = {
  language: string;
  /** How many decimals may be entered. */
  decimals: number;
  /** Whether all of them are written, as in prices. */
  fixed?: boolean;
  grouped?: boolean;
  prefix?: string;
  suffix?: string;
};

/**
 * Reads a typed number by the rules of the language: its decimal sign, and its group sign only where it groups
 * thousands. Null if it is none: "390.5" in Spanish could mean two amounts, so nobody guesses.
 */
export function parseTypedNumber(text: string, { language, decimals, prefix, suffix }: NumberStyle): number | null {
  const { group, decimal } = separatorsOf(language);
  const pattern = `^(-?)(\\d+|\\d{1,3}(?:[${group}]\\d{3})+)(?:[${decimal}](\\d{0,${decimals}})0*)?$`;
  const [, minus, whole = '', fraction] = new RegExp(pattern).exec(withoutSign(text, prefix ?? suffix ?? '')) ?? [];
  if (minus === undefined) return null;
  const number = Number(`${minus}${whole.replaceAll(group, '')}.${fraction || '0'}`);
  // A longer number could not be kept as it was typed.
  return Number.isSafeInteger(Math.round(number * 10 ** decimals)) ? number : null;
}

/**
 * The value of a field in which this was typed. An emptied field is `undefined`, which the contract calls missing. A
 * text that is no number stays what it is, as at dates: every schema refuses it, and a copy of the form keeps it.
 */
export function readTypedNumber(text: string, style: NumberStyle): number | undefined {
  if (text.trim() === '') return undefined;
  return parseTypedNumber(text, style) ?? (text as unknown as number);
}

export const isUnread = (value: unknown): value is string => typeof value === 'string';

/** In another unit, where it is a number. */
export const inUnit = (value: number, convert: (value: number) => number): number =>
  isUnread(value) ? value : convert(value);

export function writeNumber(number: number, style: NumberStyle): string {
  const { language, decimals, fixed, grouped = true, prefix, suffix } = style;
  const format = new Intl.NumberFormat(language, {
    useGrouping: grouped ? 'always' : false,
    minimumFractionDigits: fixed ? decimals : 0,
    maximumFractionDigits: decimals,
  });
  return `${prefix ?? ''}${format.format(number)}${suffix ?? ''}`;
}

/** "390,00 €", "€ 390.00" and "-€5" without the sign, which people write on either side. */
function withoutSign(text: string, affix: string): string {
  const sign = affix.trim();
  const bare = text.trim();
  if (sign === '') return bare;
  if (bare.endsWith(sign)) return bare.slice(0, -sign.length).trim();
  return bare.replace(new RegExp(`^(-?)${sign}\\s*`), '$1');
}

/** The two separators of a language, read from 12.345,6. */
function separatorsOf(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' }).formatToParts(12_345.6);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return { group: part('group'), decimal: part('decimal') };
}
