import type { CandidateRow, CandidatesExportQuery } from '@fonendo/contract/selection/lists.schema';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Locale } from '@fonendo/domain/shared/locale';
import { candidatesFile as english } from '@fonendo/messages/en/selection/candidates-file';
import { statuses as englishStatuses } from '@fonendo/messages/en/shared/statuses';
import { candidatesFile as spanish } from '@fonendo/messages/es/selection/candidates-file';
import { statuses as spanishStatuses } from '@fonendo/messages/es/shared/statuses';
import { type Position, readInBatches } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { type CsvColumn, type CsvFile, csvFile } from '../../../http/csv.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { getMembership } from '../../hospitals/hospitals.public.ts';
import { understandSearch } from '../../search/slips/slips.public.ts';
import { findBoardOffer } from '../board/columns.repository.ts';
import { readRows } from './cards.ts';
import { searchedCandidates } from './filter.repository.ts';
import { filterOf, rightsOf } from './list-candidates.ts';
import type { SelectionListsContext } from './lists.context.ts';
import { candidateKeysets, listRows } from './rows.repository.ts';

const texts = { es: spanish, en: english };
const statusNames = { es: spanishStatuses.candidacy, en: englishStatuses.candidacy };

/** The filtered candidates as CSV. */
export async function exportCandidates(
  { db, now }: SelectionListsContext,
  actor: Actor,
  query: CandidatesExportQuery,
  locale: Locale,
): Promise<CsvFile> {
  const { sort, ...filters } = query;
  const { hospital, member } = await getMembership(db, actor);
  if (filters.offer && !(await findBoardOffer(db, hospital.id, filters.offer))) throw new ApiError('NotFound');
  const asked = filterOf(hospital.id, filters, now());
  const understood = await understandSearch(db, searchedCandidates(db, asked), asked.search);
  const filter = { ...asked, search: understood ?? asked.search };
  // Personal data leave the product, so the export is recorded with its filters.
  const subject = { type: 'hospital', id: hospital.id } as const;
  const { search, ...rest } = query;
  // Without the search words: they are often a person's name.
  const after = { ...rest, ...(search && { searched: true }) };
  await recordAudit(db, now(), actor, 'candidates.exported', subject, { after });
  const reader = { now: now(), runs: rightsOf(actor, member).run };

  async function* rows() {
    const list = async (page: { after: Position | null; limit: number }) =>
      (await listRows(db, filter, { sort, ...page })).rows;
    for await (const batch of readInBatches(candidateKeysets[sort], list)) {
      const ids = batch.map(({ id }) => id);
      yield await readRows(db, ids, reader);
    }
  }
  return csvFile(texts[locale].fileName, columns(locale), rows);
}

function columns(locale: Locale): CsvColumn<CandidateRow>[] {
  const text = texts[locale];
  return [
    [text.name, ({ person }) => (person ? `${person.firstname} ${person.lastname}`.trim() : text.left)],
    [text.speciality, ({ person }) => person?.speciality ?? null],
    [text.years, ({ person }) => person?.years ?? null],
    [text.certification, ({ person }) => person && text.certifications[person.certification]],
    [text.offer, ({ offer }) => offer.name],
    [text.status, ({ status }) => statusNames[locale][status]],
    [text.step, ({ stepName }) => stepName],
    [text.days, ({ days }) => days],
    [text.match, ({ match }) => match && text.matchLevels[match.level]],
    [text.rating, ({ rating }) => rating?.average.toLocaleString(locale) ?? null],
    // A day, not an instant: nobody needs the time of an application.
    [text.appliedOn, ({ appliedAt }) => madridDate(new Date(appliedAt))],
  ];
}
