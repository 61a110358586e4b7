import type { ResolutionKind } from '@fonendo/domain/petitions/petition';
import type { DemoDoctor } from '../../../db/demo/doctors.ts';
import type { PaperSheet } from '../../../pdf/paper/paper-sheet.ts';
import { demoPaper, fullName, issuerOf, isWoman, longDate, translationNote } from './issuers.ts';

type Certificate = {
  title: string;
  office: string;
  place: string;
  /** Paragraphs before and after the data. */
  opening: string;
  fields?: readonly (readonly [string, string])[];
  closing: string;
  signedBy: string;
  issuedOn: string;
};

const day = (at: Date): string => at.toISOString().slice(0, 10);

function certificatePaper(owner: DemoDoctor, certificate: Certificate): PaperSheet {
  const { title, office, place, opening, fields = [], closing, signedBy, issuedOn } = certificate;
  const paper = demoPaper(title);
  paper.shield(null, 60, 40);
  paper.centre(office, 118, { size: 15, font: 'Times-Bold' });
  paper.centre(title.toUpperCase(), 152, { size: 13, font: 'Times-Bold', tracking: 1.2 });
  paper.moveTo(196);
  paper.write(opening, { gap: 16 });
  paper.fields(fields);
  paper.space(12);
  paper.write(closing, { gap: 16 });
  paper.write(`${place}, ${longDate(issuedOn)}.`);
  paper.signature({ x: 96, below: 70, width: 180 }, [signedBy, office], owner.serial);
  paper.seal({ x: 420, below: 60 }, 52, 'Certificado');
  return paper.sheet;
}

export function criminalRecordPaper(owner: DemoDoctor, issuedAt: Date): PaperSheet {
  const { privateData, origin } = owner;
  const { police, state } = issuerOf(owner);
  return certificatePaper(owner, {
    title: 'Certificado de antecedentes penales',
    office: police,
    place: origin.city,
    opening: `Consultados los registros de ${state} en la fecha de este certificado, de la persona que se identifica a continuación`,
    fields: [
      ['Nombre y apellidos', fullName(owner)],
      ['Documento', `Pasaporte ${privateData.documentNumber}`],
      ['Fecha de nacimiento', longDate(privateData.birthDate ?? '')],
      ['Lugar de nacimiento', `${origin.city}, ${origin.state}`],
    ],
    closing: ['NO CONSTAN ANTECEDENTES PENALES.', translationNote(owner)].filter(Boolean).join('\n\n'),
    signedBy: 'La jefatura del registro',
    issuedOn: day(issuedAt),
  });
}

/** The same posts and years as in the CV. */
export function workContinuityPaper(owner: DemoDoctor, issuedAt: Date): PaperSheet {
  const { doctor, origin, privateData } = owner;
  const graduated = Number(doctor.graduationDate.slice(0, 4));
  return certificatePaper(owner, {
    title: 'Certificado de ejercicio profesional',
    office: origin.hospital,
    place: origin.city,
    opening: `La Dirección de Personal certifica que ${fullName(owner)}, con pasaporte ${privateData.documentNumber}, presta servicios en este hospital:`,
    fields: [
      ['Puesto', `Médico adjunto de ${doctor.speciality}`],
      ['Desde', longDate(`${graduated + 3}-03-01`)],
      ['Hasta', 'Continúa en activo'],
      ['Jornada', 'Completa, 40 horas semanales'],
    ],
    closing: [
      'Durante todo este tiempo no ha tenido interrupciones de más de treinta días ni expedientes disciplinarios.',
      translationNote(owner),
    ]
      .filter(Boolean)
      .join('\n\n'),
    signedBy: 'La Dirección de Personal',
    issuedOn: day(issuedAt),
  });
}

export function languageProofPaper(owner: DemoDoctor, issuedAt: Date): PaperSheet {
  return certificatePaper(owner, {
    title: 'Diploma de español, nivel B2',
    office: 'Centro de examen de demostración',
    place: owner.origin.city,
    opening: `${fullName(owner)} ha superado las pruebas del nivel B2 del Marco común europeo de referencia:`,
    fields: [
      ['Comprensión de lectura', '22,4 de 25'],
      ['Comprensión auditiva', '20,8 de 25'],
      ['Expresión escrita', '21,0 de 25'],
      ['Expresión oral', '23,1 de 25'],
    ],
    closing: 'Calificación global: APTO.',
    signedBy: 'La dirección del centro',
    issuedOn: day(issuedAt),
  });
}

/** The credential that the ministry gives to a doctor whose degree it recognises. */
export function credentialPaper(owner: DemoDoctor, issuedAt: Date): PaperSheet {
  const { origin, doctor, serial } = owner;
  const holder = isWoman(owner) ? 'a la interesada' : 'al interesado';
  const paper = demoPaper('Credencial de homologación', true);
  paper.frame('ink');
  paper.shield(null, 60, 46);
  paper.centre('Ministerio de Ciencia, Innovación y Universidades', 122, { size: 14, font: 'Times-Bold' });
  paper.centre('CREDENCIAL DE HOMOLOGACIÓN', 152, { size: 22, font: 'Times-Bold', tracking: 1.5 });
  paper.centre(fullName(owner), 200, { size: 26, font: 'Times-BoldItalic' });
  paper.centre(`título de Medicina de ${origin.university}`, 244, { size: 13 });
  paper.centre(`expedido el ${longDate(doctor.graduationDate)}`, 264, { size: 12 });
  paper.centre('queda homologado al título español de', 296, { size: 12, font: 'Times-Italic' });
  paper.centre('GRADUADO O GRADUADA EN MEDICINA', 318, { size: 19, font: 'Times-Bold', tracking: 1 });
  const effects = `que habilita ${holder} para la profesión regulada de Médico en España.`;
  paper.centre(effects, 350, { size: 12 });
  paper.centre(`Madrid, ${longDate(day(issuedAt))}`, 378, { size: 12 });
  paper.signature({ x: 330, y: 446, width: 190 }, ['La Subdirección General de Títulos'], serial);
  paper.seal({ x: 650, y: 430 }, 48, 'Títulos');
  return paper.sheet;
}

/** A paper that a hospital asked for in a selection. */
export function requestedPaper(owner: DemoDoctor, name: string, issuedAt: Date): PaperSheet {
  const { privateData, doctor } = owner;
  return certificatePaper(owner, {
    title: name,
    office: 'Colegio Oficial de Médicos de demostración',
    place: 'Madrid',
    opening: 'La Secretaría certifica los datos siguientes, que constan en sus registros:',
    fields: [
      ['Nombre y apellidos', fullName(owner)],
      ['Documento', `Pasaporte ${privateData.documentNumber}`],
      ['Especialidad', doctor.speciality ?? ''],
      ['Situación', 'En regla, sin sanciones'],
    ],
    closing: 'Y para que conste donde convenga, se expide este documento.',
    signedBy: 'La Secretaría',
    issuedOn: day(issuedAt),
  });
}

const outcomeTexts: Record<ResolutionKind, string> = {
  granted: 'CONCEDER la homologación solicitada.',
  conditional: 'CONCEDER la homologación, condicionada a que se superen los requisitos formativos complementarios.',
  denied: 'DENEGAR la homologación solicitada.',
  inadmitted: 'INADMITIR la solicitud.',
  withdrawn: 'DECLARAR el desistimiento de la solicitud y archivar el expediente.',
};

/** The ministry's answer, with the appeals that every resolution names. */
export function resolutionPaper(
  owner: DemoDoctor,
  { outcome, reason, registryNumber }: { outcome: ResolutionKind; reason: string; registryNumber: string },
  resolvedAt: Date,
): PaperSheet {
  return certificatePaper(owner, {
    title: 'Resolución',
    office: 'Ministerio de Ciencia, Innovación y Universidades',
    place: 'Madrid',
    opening:
      'Vista la solicitud de homologación de un título extranjero de educación superior, tramitada conforme al Real Decreto 889/2022, de 18 de octubre:',
    fields: [
      ['Persona solicitante', fullName(owner)],
      ['Registro', registryNumber],
      [
        'Título',
        `${isWoman(owner) ? issuerOf(owner).degree.woman : issuerOf(owner).degree.man}, ${owner.origin.university}`,
      ],
    ],
    closing: `Este Ministerio ha resuelto ${outcomeTexts[outcome]}\n\n${reason}\n\nContra esta resolución, que pone fin a la vía administrativa, cabe recurso potestativo de reposición en el plazo de un mes, o recurso contencioso-administrativo en el de dos meses, contados desde el día siguiente al de su notificación.`,
    signedBy: 'La Subdirección General',
    issuedOn: day(resolvedAt),
  });
}
