/** A CIF that nobody has yet: letter, seven digits and their control. */
export function freshCif(): string {
  const digits = String(Date.now() % 10_000_000).padStart(7, '0');
  const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2);
  const sum = [...digits].map(Number).reduce((total, digit, at) => total + (at % 2 === 0 ? doubled(digit) : digit), 0);
  return `B${digits}${(10 - (sum % 10)) % 10}`;
}
