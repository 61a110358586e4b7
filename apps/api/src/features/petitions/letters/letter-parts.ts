import type { LetterFacts } from './draw-letter.ts';

export type LetterText = {
  title: string;
  addressee: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

export const addressee =
  'A la Subdirección General de Títulos y Ordenación, Seguimiento y Gestión de las Enseñanzas Universitarias. Ministerio de Ciencia, Innovación y Universidades.';

/** Room for what only the doctor can write. */
export const blankLines =
  '………………………………………………………………………………………………………………………\n\n………………………………………………………………………………………………………………………\n\n………………………………………………………………………………………………………………………';

export const presented = ({ registryNumber, registeredOn }: LetterFacts) =>
  `Que el ${registeredOn} presenté, con número de registro ${registryNumber}, la solicitud de homologación de mi título extranjero de Medicina, al amparo del Real Decreto 889/2022, de 18 de octubre.`;
