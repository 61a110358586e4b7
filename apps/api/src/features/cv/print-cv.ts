import type { CvContent } from '@fonendo/domain/cv/cv';
import { type CvEntryOutline, type CvOutline, type CvPerson, outlineCv } from '@fonendo/domain/cv/outline';
import type { Locale } from '@fonendo/domain/shared/locale';
import { cvDocument as english } from '@fonendo/messages/en/cv/cv-document';
import { cvDocument as spanish } from '@fonendo/messages/es/cv/cv-document';
import { fill } from '@fonendo/messages/fill';
import { ApiError } from '../../http/api-error.ts';
import type { DrawSheet } from '../../pdf/draw-sheet.port.ts';
import { type Sheet, type SheetWriter, startSheet } from '../../pdf/sheet.ts';
import type { Asker } from '../../work-errors.ts';
import type { CvContext } from './cv.context.ts';
import { presentCvPerson } from './cv.presenter.ts';
import { findCv, getCvPerson } from './cv.repository.ts';

const texts = { es: spanish, en: english };

/** A CV as PDF, in its doctor's language unless another is requested. The caller checks who may read it. */
export async function printCv(
  { db, drawSheet }: Pick<CvContext, 'db' | 'drawSheet'>,
  doctorId: string,
  locale: Locale | undefined,
  asker: Asker,
) {
  const cv = await findCv(db, doctorId);
  if (!cv) throw new ApiError('NotFound');
  const person = await getCvPerson(db, doctorId);
  const language = locale ?? person.locale;
  const printed = { content: cv.content, person: presentCvPerson(person), language, createdAt: cv.updatedAt };
  return printCvOf(drawSheet, printed, asker);
}

/** Any CV, such as the copy in an application. */
export async function printCvOf(
  drawSheet: DrawSheet,
  { content, person, language, createdAt }: { content: CvContent; person: CvPerson; language: Locale; createdAt: Date },
  asker: Asker,
) {
  const outline = outlineCv(content, person, language, texts[language]);
  return { fileName: fileNameOf(outline.name), pdf: await drawSheet(cvSheet(outline, language, createdAt), asker) };
}

/** Left edge of the entries in points; dates are to the left of it. */
const column = 118;

/** Exported for its test: the same CV gives the same bytes. */
export function cvSheet(outline: CvOutline, language: Locale, createdAt: Date): Sheet {
  const { name, speciality, contact, sections } = outline;
  const { title, footer } = texts[language];
  const pdf = startSheet({
    title: fill(title, { name }),
    author: name,
    language,
    createdAt,
    footer: fill(footer, { name }),
  });
  pdf.title(name, 1);
  pdf.paragraph(speciality, { style: 'lead', after: 5 });
  pdf.paragraph(contact.join('  ·  '), { style: 'soft', after: 8 });
  for (const { heading, text, entries } of sections) {
    pdf.ensureRoom(84);
    pdf.rule({ before: 4, after: 0 });
    pdf.heading(heading, { before: 9, after: 5 });
    pdf.paragraph(text);
    for (const entry of entries) drawEntry(pdf, entry);
  }
  return pdf.sheet;
}

function drawEntry(pdf: SheetWriter, { aside, title, subtitle, points }: CvEntryOutline) {
  const following = (subtitle ? 1 : 0) + Math.min(points.length, 1);
  pdf.subheading(title, { indent: column, aside, after: 0, room: following * 16 });
  pdf.paragraph(subtitle, { style: 'soft', indent: column, after: points.length > 0 ? 2.5 : 0 });
  if (points.length === 1) pdf.paragraph(points[0] ?? '', { indent: column, after: 0 });
  else pdf.list(points, { indent: column, after: 0 });
  pdf.space(7);
}

/** `CV-Camila-Quispe-Rojas.pdf`: only letters that every system allows in file names. */
const fileNameOf = (name: string) =>
  `CV-${name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')}.pdf`;
