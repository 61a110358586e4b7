/** The two lines at the foot of a passport (ICAO 9303), with their check digits. */
export function machineReadableLines(holder: {
  country: string;
  surname: string;
  given: string;
  number: string;
  birthDate: string;
  expiry: string;
  isWoman: boolean;
}): [string, string] {
  const { country, number, isWoman } = holder;
  const names = `${plain(holder.surname)}<<${plain(holder.given)}`;
  const checked = (text: string) => `${text}${checkDigit(text)}`;
  const [paper, birth, expiry] = [number.padEnd(9, '<'), short(holder.birthDate), short(holder.expiry)].map(checked);
  const personal = '<'.repeat(14);
  const second = `${paper}${country}${birth}${isWoman ? 'F' : 'M'}${expiry}${personal}0`;
  const composite = `${paper}${birth}${expiry}${personal}0`;
  return [`P<${country}${names}`.padEnd(44, '<').slice(0, 44), `${second}${checkDigit(composite)}`];
}

const short = (day: string) => day.slice(2).replaceAll('-', '');

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, '<');

/** Weights 7, 3, 1 in turn; letters count from ten, the filler as zero. */
export function checkDigit(text: string): number {
  const weights = [7, 3, 1];
  const sum = [...text].reduce((total, letter, index) => total + letterValue(letter) * (weights[index % 3] ?? 0), 0);
  return sum % 10;
}

function letterValue(letter: string): number {
  if (letter === '<') return 0;
  return /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55;
}
