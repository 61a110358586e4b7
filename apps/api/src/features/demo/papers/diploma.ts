import type { DemoDoctor } from '../../../db/demo/doctors.ts';
import type { PaperSheet } from '../../../pdf/paper/paper-sheet.ts';
import { type DemoPaper, demoPaper, fullName, issuerOf, isWoman, longDate, translationNote } from './issuers.ts';

/** The degree, and behind it its apostille. */
export function diplomaPaper(owner: DemoDoctor): PaperSheet {
  const { origin, doctor, privateData, serial } = owner;
  const issuer = issuerOf(owner);
  const woman = isWoman(owner);
  const paper = demoPaper('Título de Medicina', true);
  paper.frame('gold');
  paper.shield(null, 58, 46);
  paper.centre(issuer.state, 118, { size: 13, font: 'Times-Italic' });
  paper.centre(origin.university, 138, { size: 24, font: 'Times-Bold' });
  paper.centre('Facultad de Medicina', 168, { size: 14 });
  paper.centre('en atención a que', 200, { size: 12, font: 'Times-Italic' });
  paper.centre(fullName(owner), 220, { size: 30, font: 'Times-BoldItalic', ink: 'red' });
  const identity = `con pasaporte ${privateData.documentNumber}, ha cumplido todos los requisitos de los estatutos,`;
  paper.centre(identity, 264, { size: 12 });
  paper.centre('le confiere el título de', 282, { size: 12, font: 'Times-Italic' });
  const degree = woman ? issuer.degree.woman : issuer.degree.man;
  paper.centre(degree.toUpperCase(), 304, { size: 26, font: 'Times-Bold', tracking: 1.5 });
  paper.centre(`Dado en ${origin.city}, a ${longDate(doctor.graduationDate)}`, 346, { size: 12 });
  const offices = ['Rectorado', 'Decanato', 'Secretaría General'];
  for (const [index, office] of offices.entries()) {
    const place = { x: 96 + index * 232, y: 432, width: 170 };
    paper.signature(place, [office, 'Firma registrada'], serial + index * 3);
  }
  paper.seal({ x: 724, y: 396 }, 46, 'Universidad');
  const entry = `Libro de grados ${20 + (serial % 60)}, folio ${100 + ((serial * 7) % 300)}, n.º ${3000 + serial * 3}`;
  paper.centre(translationNote(owner) ?? entry, 500, { size: 9, ink: 'soft' });
  apostille(paper, owner);
  return paper.sheet;
}

/** The ten lines of the Hague Convention of 5 October 1961. */
function apostille(paper: DemoPaper, owner: DemoDoctor): void {
  const { origin, doctor, serial } = owner;
  const issuer = issuerOf(owner);
  paper.newPage();
  paper.frame('ink');
  paper.centre('APOSTILLE', 84, { size: 24, font: 'Times-Bold', tracking: 3 });
  paper.centre('(Convention de La Haye du 5 octobre 1961)', 114, { size: 11, font: 'Times-Italic' });
  paper.moveTo(156);
  const year = Number(doctor.graduationDate.slice(0, 4));
  paper.fields([
    ['1. País', issuer.state],
    ['2. Ha sido firmado por', 'El titular del rectorado'],
    ['3. Actuando en calidad de', 'Rectorado'],
    ['4. Lleva el sello de', origin.university],
    ['5. En', origin.city],
    ['6. El día', longDate(`${Math.max(year + 1, 2021)}-0${1 + (serial % 8)}-1${serial % 9}`)],
    ['7. Por', issuer.apostille],
    ['8. Número', `A${String(serial * 91_733).padStart(9, '2')}`],
    ['9. Sello o timbre', ''],
    ['10. Firma', ''],
  ]);
  paper.seal({ x: 210, below: 90 }, 58, 'Apostilla');
  paper.signature({ x: 320, below: 110, width: 170 }, ['Por la autoridad', 'Firma electrónica'], serial + 11);
}
