import type { CandidateRow, CandidatesExportQuery } from '@fonendo/contract/selection-lists.schema';
import { madridDate } from '@fonendo/domain/calendar-date';
import type { Locale } from '@fonendo/domain/locale';
import { candidatesFile as english } from '@fonendo/messages/en/candidates-file';
import { statuses as englishStatuses } from '@fonendo/messages/en/statuses';
import { candidatesFile as spanish } from '@fonendo/messages/es/candidates-file';
import { statuses as spanishStatuses } from '@fonendo/messages/es/statuses';
import { type Position, readInBatches } from '../../db/keyset.ts';
import type { Actor } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { csvLine, utf8Mark } from '../../http/csv.ts';
import type { Chunks } from '../../http/lazy-body.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { getMembership } from '../hospitals/hospitals.public.ts';
import { findBoardOffer } from './board-columns.repository.ts';
import { filterOf, rightsOf } from './list-candidates.ts';
import { readRows } from './list-cards.ts';
import { candidateKeysets, listRows } from './list-rows.repository.ts';
import type { SelectionListsContext } from './selection-lists.context.ts';

const texts = { es: spanish, en: english };
const statusNames = { es: spanishStatuses.candidacy, en: englishStatuses.candidacy };

/** The filtered candidates as a table for a spreadsheet. */
export async function exportCandidates(
  { db, now }: SelectionListsContext,
  actor: Actor,
  query: CandidatesExportQuery,
  locale: Locale,
): Promise<Chunks> {
  const { sort, ...filters } = query;
  const { hospital, member } = await getMembership(db, actor);
  if (filters.offer && !(await findBoardOffer(db, hospital.id, filters.offer))) throw new ApiError('NotFound');
  const filter = filterOf(hospital.id, filters, now());
  // Personal data leave the product: who took them out, and by which filters.
  const subject = { type: 'hospital', id: hospital.id } as const;
  const { search, ...rest } = query;
  // Not the words: whoever looks for one person types their name.
  const after = { ...rest, ...(search && { searched: true }) };
  await recordAudit(db, now(), actor, 'candidates.exported', subject, { after });
  const reader = { now: now(), runs: rightsOf(actor, member).run };

  async function* lines(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${utf8Mark}${csvLine(headings(locale))}`);
    const list = async (page: { after: Position | null; limit: number }) =>
      (await listRows(db, filter, { sort, ...page })).rows;
    for await (const batch of readInBatches(candidateKeysets[sort], list)) {
      const ids = batch.map(({ id }) => id);
      const read = await readRows(db, ids, reader);
      yield Buffer.from(read.map((row) => csvLine(cells(row, locale))).join(''));
    }
  }
  return lines;
}

function headings(locale: Locale): string[] {
  const text = texts[locale];
  return [
    text.name,
    text.speciality,
    text.years,
    text.certification,
    text.offer,
    text.status,
    text.step,
    text.days,
    text.match,
    text.rating,
    text.appliedOn,
  ];
}

function cells(row: CandidateRow, locale: Locale): string[] {
  const text = texts[locale];
  const { person, rating } = row;
  return [
    person ? `${person.firstName} ${person.lastName}`.trim() : text.left,
    person?.speciality ?? '',
    person?.years == null ? '' : String(person.years),
    person ? text.certifications[person.certification] : '',
    row.offer.name,
    statusNames[locale][row.status],
    row.stepName ?? '',
    String(row.days),
    `${row.match} %`,
    rating ? rating.average.toLocaleString(locale) : '',
    madridDate(new Date(row.appliedAt)),
  ];
}

export const exportFileName = (locale: Locale): string => texts[locale].fileName;
