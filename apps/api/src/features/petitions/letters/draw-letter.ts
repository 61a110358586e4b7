import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { LetterKind } from '@fonendo/domain/petitions/petition';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { localeTags } from '@fonendo/domain/shared/locale';
import { documents } from '@fonendo/messages/es/documents';
import { formatDay } from '@fonendo/messages/notification-text';
import { type Sheet, startSheet } from '../../../pdf/sheet.ts';
import { blankLines } from './letter-parts.ts';
import { letterText } from './letter-texts.ts';

export type LetterWriter = { name: string; documentNumber: string; address: string; email: string };

type Letter = { kind: LetterKind; petition: Petition; writer: LetterWriter; today: string; createdAt: Date };

/** A letter to the ministry, always in Spanish, ready to be signed. */
export function letterSheet({ kind, petition, writer, today, createdAt }: Letter): Sheet {
  const text = letterText(kind, factsOf(petition, today));
  const { reference } = petition;
  const pdf = startSheet({ title: text.title, author: writer.name, language: 'es', createdAt, footer: reference });
  pdf.title(text.title);
  pdf.paragraph(text.addressee, { style: 'strong', after: 10 });
  pdf.facts([
    ['Solicitante', writer.name],
    ['Documento de identidad', writer.documentNumber],
    ['Domicilio', writer.address],
    ['Correo electrónico', writer.email],
    ['Número de registro', petition.legalTerm?.registryNumber ?? ''],
    ['Fecha de registro', day(petition.legalTerm?.registeredOn)],
    ['Nuestra referencia', reference],
  ]);
  for (const { heading, paragraphs } of text.sections) {
    pdf.heading(heading);
    pdf.paragraph(paragraphs.join('\n\n'));
  }
  const enclosed = enclosedIn(kind, petition);
  if (enclosed) {
    pdf.heading('Documentos que se aportan');
    if (enclosed.length > 0) pdf.list(enclosed);
    else pdf.paragraph(blankLines);
  }
  pdf.ensureRoom(120);
  pdf.space(18);
  pdf.paragraph(`Fecha: ${formatDay(today, localeTags.es)}`, { after: 44 });
  pdf.paragraph(`Firmado: ${writer.name}`);
  return pdf.sheet;
}

export type LetterFacts = ReturnType<typeof factsOf>;

function factsOf({ legalTerm, requirements, hearings, resolution, clock, conditions }: Petition, today: string) {
  const open = requirements.find(({ until }) => until === null);
  const hearing = hearings.find(({ closedOn }) => closedOn === null);
  return {
    today: formatDay(today, localeTags.es),
    registryNumber: legalTerm?.registryNumber ?? '',
    registeredOn: day(legalTerm?.registeredOn),
    deadline: day(legalTerm?.deadline),
    requirement: open?.reason ?? '',
    notifiedOn: day(open?.notification.countsFrom),
    answerBy: day(open?.answerBy),
    proposal: hearing?.summary ?? '',
    proposes: hearing?.proposal ?? 'denial',
    heardOn: day(hearing?.notification.countsFrom),
    allegeBy: day(clock.find(({ kind }) => kind === 'hearing')?.end ?? undefined),
    /** Null if it is the silence of the ministry that is appealed against. */
    outcome: resolution?.kind ?? null,
    resolvedOn: day(resolution?.notification.countsFrom),
    conditions: conditions.map(({ text }) => text),
  };
}

const day = (value: string | undefined) => (value === undefined ? '' : formatDay(value, localeTags.es));

/** What goes with the letter, oldest first: what answers the request, or is said against the proposal. Null if nothing can. */
function enclosedIn(kind: LetterKind, { requirements, hearings }: Petition): string[] | null {
  if (kind === 'subsanacion') return named(requirements.find(({ until }) => until === null)?.answer ?? []);
  if (kind === 'alegaciones') return named(hearings.find(({ closedOn }) => closedOn === null)?.answer ?? []);
  return null;
}

function named(files: Petition['requirements'][number]['answer']): string[] {
  return files.toReversed().map(({ kind, fileName, uploadedAt }) => {
    const name = kind === 'additional' ? `${documents.kinds[kind]}: ${fileName}` : documents.kinds[kind];
    return `${name} (aportado el ${day(madridDate(new Date(uploadedAt)))})`;
  });
}
