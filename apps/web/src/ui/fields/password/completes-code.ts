/** Whether this change completed a code: with it all digits are there, or the last one was replaced. */
export const completesCode = (code: string, before: string, length: number): boolean =>
  code.length === length && (before.length < length || code.at(-1) !== before.at(-1));
