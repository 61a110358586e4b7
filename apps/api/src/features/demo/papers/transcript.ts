import type { DemoDoctor } from '../../../db/demo/doctors.ts';
import type { PaperSheet } from '../../../pdf/paper/paper-sheet.ts';
import { demoPaper, fullName, issuerOf, longDate, translationNote } from './issuers.ts';

/** Six years of Medicine: subject and hours, theory and practice together. */
const years: readonly (readonly (readonly [subject: string, hours: number])[])[] = [
  [
    ['Anatomía Humana', 320],
    ['Biología Celular e Histología', 210],
    ['Bioquímica', 180],
    ['Salud Pública I', 90],
  ],
  [
    ['Fisiología', 300],
    ['Inmunología y Genética', 150],
    ['Microbiología y Parasitología', 220],
    ['Bioestadística', 80],
  ],
  [
    ['Patología General', 280],
    ['Farmacología', 200],
    ['Semiología Clínica', 340],
    ['Psicología Médica', 70],
  ],
  [
    ['Medicina Interna I', 420],
    ['Cirugía I', 300],
    ['Radiología y Medicina Física', 120],
    ['Epidemiología', 90],
  ],
  [
    ['Pediatría', 380],
    ['Obstetricia y Ginecología', 360],
    ['Psiquiatría', 180],
    ['Medicina Legal y Bioética', 110],
  ],
  [
    ['Internado de Medicina Interna', 720],
    ['Internado de Cirugía', 640],
    ['Internado Materno-Infantil', 700],
    ['Internado Rural y Comunitario', 480],
  ],
];

/** The certified studies. The first version of some has no hours, which is why it was sent back. */
export function transcriptPaper(owner: DemoDoctor, { hasHours }: { hasHours: boolean }): PaperSheet {
  const { origin, doctor, serial, privateData } = owner;
  const graduated = Number(doctor.graduationDate.slice(0, 4));
  const paper = demoPaper('Certificación académica');
  paper.shield(84, 50, 34);
  paper.centre(origin.university, 56, { size: 16, font: 'Times-Bold' });
  paper.centre(`Facultad de Medicina · ${issuerOf(owner).state}`, 76, { size: 10.5 });
  paper.centre('CERTIFICACIÓN ACADÉMICA', 106, { size: 13, font: 'Times-Bold', tracking: 1.2 });
  paper.moveTo(132);
  const studies = `La Secretaría certifica que ${fullName(owner)}, con pasaporte ${privateData.documentNumber}, cursó los seis años de la carrera de Medicina y se graduó el ${longDate(doctor.graduationDate)}, con las asignaturas y calificaciones siguientes.`;
  paper.write(translationNote(owner) ? `${studies} ${translationNote(owner)}` : studies, { size: 10.5, gap: 8 });
  paper.row(['Asignatura', hasHours ? 'Horas' : '', 'Nota'], true);
  for (const [index, subjects] of years.entries()) {
    const title = `${index + 1}.º año · ${graduated - 6 + index}-${graduated - 5 + index}`;
    paper.row([title, '', ''], true);
    for (const [place, [subject, hours]] of subjects.entries()) {
      paper.row([subject, hasHours ? String(hours) : '', grade(serial, index, place)], false);
    }
  }
  const total = years.flat().reduce((sum, [, hours]) => sum + hours, 0);
  if (hasHours) paper.row(['Total', new Intl.NumberFormat('es', { useGrouping: 'always' }).format(total), ''], true);
  paper.signature({ x: 96, below: 56, width: 180 }, ['Secretaría de la Facultad', origin.city], serial + 5);
  paper.seal({ x: 420, below: 44 }, 40, 'Registro');
  return paper.sheet;
}

/** The marks of most countries there, of twenty. */
const grade = (serial: number, year: number, place: number) => String(13 + ((serial + year * 3 + place * 5) % 7));
