import { limits } from '../shared/limits.ts';

/** As the specification writes them (section 3). */
export const documentTypes = ['DNI', 'NIE/NIF', 'Passport'] as const;

export type DocumentType = (typeof documentTypes)[number];

/**
 * The least length of a passport's number: the specification's, which administrators may lower, because those of
 * Colombia, Brazil and Cuba are shorter.
 */
export const passportLength = {
  least: 6,
  specified: limits.documentNumber.min,
  most: limits.documentNumber.max,
} as const;

/** Upper case, without blanks or hyphens, for comparing and storing. */
export const normaliseDocumentNumber = (number: string) => number.toUpperCase().replaceAll(/[\s-]/g, '');

/** The message key of what is wrong with a number, or null. The control letter is modulo 23 (RD 1553/2005). */
export function findDocumentNumberError(
  type: DocumentType,
  number: string,
  passportMin: number = passportLength.specified,
): 'errors.documentNumber' | 'errors.passportNumber' | 'errors.documentLetter' | 'errors.invalid' | null {
  const text = normaliseDocumentNumber(number);
  const min = type === 'Passport' ? passportMin : limits.documentNumber.min;
  if (text.length < min || text.length > limits.documentNumber.max)
    return type === 'Passport' ? 'errors.passportNumber' : 'errors.documentNumber';
  if (type === 'Passport') return /^[A-Z0-9]+$/.test(text) ? null : 'errors.invalid';
  const match = type === 'DNI' ? dni.exec(text) : (nie.exec(text) ?? nif.exec(text));
  const [, prefix = '', digits = '', letter] = match ?? [];
  if (!letter) return 'errors.invalid';
  const controlled = Number(`${prefix && 'XYZ'.indexOf(prefix)}${digits}`);
  return letter === controlLetters[controlled % 23] ? null : 'errors.documentLetter';
}

const dni = /^()(\d{8})([A-Z])$/;
const nie = /^([XYZ])(\d{7})([A-Z])$/;
/** Given by the tax office to people who have neither: K to minors, L to Spaniards abroad, M to foreigners. */
const nif = /^[KLM]()(\d{7})([A-Z])$/;
const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
