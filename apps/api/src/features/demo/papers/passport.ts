import type { DemoDoctor } from '../../../db/demo/doctors.ts';
import type { PaperSheet } from '../../../pdf/paper/paper-sheet.ts';
import { demoPaper, issuerOf, isWoman } from './issuers.ts';
import { machineReadableLines } from './machine-readable.ts';

/** The page with the photograph, as people scan it. */
export function passportPaper(owner: DemoDoctor): PaperSheet {
  const { user, privateData, origin, serial } = owner;
  const issuer = issuerOf(owner);
  const issued = 2019 + (serial % 5);
  const dayOf = (year: number) => `${year}-0${1 + (serial % 9)}-1${serial % 8}`;
  const [issuedOn, expiry] = [dayOf(issued), dayOf(issued + 10)];
  const paper = demoPaper('Pasaporte');
  paper.centre(issuer.state.toUpperCase(), 92, { size: 13, font: 'Helvetica-Bold', ink: 'red', tracking: 1 });
  paper.centre('PASAPORTE · PASSPORT', 114, { size: 10, font: 'Helvetica', ink: 'red', tracking: 2 });
  paper.shield(90, 78, 40);
  paper.box(56, 140, 483, 336, '#f3f0e8');
  paper.waves({ x: 56, y: 140, width: 483, height: 276 });
  paper.portrait(74, 168, isWoman(owner));
  const fields: [string, string, number, number][] = [
    ['Tipo / Type', 'P', 214, 166],
    ['Estado / Code', issuer.code, 284, 166],
    ['Pasaporte n.º / Passport No.', privateData.documentNumber, 366, 166],
    ['Apellidos / Surname', user.lastname.toUpperCase(), 214, 204],
    ['Nombres / Given names', user.firstname.toUpperCase(), 214, 242],
    ['Nacionalidad / Nationality', issuer.code, 214, 280],
    ['Fecha de nacimiento / Date of birth', slashed(privateData.birthDate), 366, 280],
    ['Sexo / Sex', isWoman(owner) ? 'F' : 'M', 214, 318],
    ['Lugar de nacimiento / Place of birth', `${origin.city}, ${issuer.code}`.toUpperCase(), 366, 318],
    ['Expedición / Date of issue', slashed(issuedOn), 214, 356],
    ['Caducidad / Date of expiry', slashed(expiry), 366, 356],
  ];
  for (const [name, value, x, y] of fields) {
    paper.put(name, x, y, { size: 6.5, font: 'Helvetica', ink: 'red' });
    paper.put(value, x, y + 10, { size: 10.5, font: 'Helvetica-Bold' });
  }
  paper.box(56, 416, 483, 60, '#fbfaf6');
  const lines = machineReadableLines({
    ...{ country: issuer.code, surname: user.lastname, given: user.firstname, number: privateData.documentNumber },
    ...{ birthDate: privateData.birthDate, expiry, isWoman: isWoman(owner) },
  });
  for (const [index, line] of lines.entries()) paper.put(line, 90, 424 + index * 22, { size: 15.4, font: 'Courier' });
  return paper.sheet;
}

const slashed = (day: string): string => day.split('-').reverse().join(' / ');
