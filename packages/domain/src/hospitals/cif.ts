/** Upper case, without blanks or hyphens, for comparing and storing. */
export const normaliseCif = (cif: string) => cif.toUpperCase().replaceAll(/[\s.-]/g, '');

/** Checks a Spanish company's tax number including its control character. */
export function isCif(cif: string): boolean {
  const [, kind = '', digits = '', control = ''] =
    /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(normaliseCif(cif)) ?? [];
  if (!control) return false;
  const expected = controlDigit(digits);
  const matchesDigit = control === String(expected);
  const matchesLetter = control === controlLetters[expected];
  if (letterKinds.includes(kind)) return matchesLetter;
  if (digitKinds.includes(kind)) return matchesDigit;
  return matchesDigit || matchesLetter;
}

const controlLetters = 'JABCDEFGHI';
/** Public bodies, religious orders and foreign companies end in a letter, stock companies in a digit. */
const letterKinds = 'PQRSNW';
const digitKinds = 'ABEH';

function controlDigit(digits: string): number {
  const sum = [...digits].map(Number).reduce((total, digit, index) => {
    if (index % 2 === 1) return total + digit;
    const doubled = digit * 2;
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
