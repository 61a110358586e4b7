import { limits } from '../shared/limits.ts';

/** DNI, NIE/NIF, passport (specification, section 3). */
export const documentTypes = ['DNI', 'NIE', 'Passport'] as const;

export type DocumentType = (typeof documentTypes)[number];

/** Upper case, without blanks or hyphens, for comparing and storing. */
export const normaliseDocumentNumber = (number: string) => number.toUpperCase().replaceAll(/[\s-]/g, '');

/** The message key of what is wrong with a number, or null. The control letter is modulo 23 (RD 1553/2005). */
export function findDocumentNumberError(
  type: DocumentType,
  number: string,
): 'errors.documentNumber' | 'errors.documentLetter' | 'errors.invalid' | null {
  const text = normaliseDocumentNumber(number);
  if (text.length < limits.documentNumber.min || text.length > limits.documentNumber.max)
    return 'errors.documentNumber';
  if (type === 'Passport') return /^[A-Z0-9]+$/.test(text) ? null : 'errors.invalid';
  const [, prefix = '', digits = '', letter] = (type === 'DNI' ? dni : nie).exec(text) ?? [];
  if (!letter) return 'errors.invalid';
  const controlled = Number(`${prefix && 'XYZ'.indexOf(prefix)}${digits}`);
  return letter === controlLetters[controlled % 23] ? null : 'errors.documentLetter';
}

const dni = /^()(\d{8})([A-Z])$/;
const nie = /^([XYZ])(\d{7})([A-Z])$/;
const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
