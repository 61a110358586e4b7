import type { PetitionFilters, PetitionRow } from '@fonendo/contract/petitions/queue.schema';
import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { petitionPapers as english } from '@fonendo/messages/en/petitions/petition-papers';
import { statuses as englishStatuses } from '@fonendo/messages/en/shared/statuses';
import { petitionPapers as spanish } from '@fonendo/messages/es/petitions/petition-papers';
import { statuses as spanishStatuses } from '@fonendo/messages/es/shared/statuses';
import { type Position, readInBatches } from '../../../db/keyset.ts';
import type { Actor } from '../../../http/access/access.ts';
import { type CsvColumn, type CsvFile, csvFile } from '../../../http/csv.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { understandSearch } from '../../search/slips/slips.public.ts';
import type { PetitionsContext } from '../petitions.context.ts';
import { filterOf, orderOf, presentRows } from './list-petitions.ts';
import { listQueueRows, queueKeysets, searchedQueue } from './queue.repository.ts';

const texts = { es: spanish.list, en: english.list };
const statusNames = { es: spanishStatuses.petition, en: englishStatuses.petition };

/** The filtered queue as CSV. */
export async function exportPetitions(
  context: Pick<PetitionsContext, 'db' | 'now' | 'practiceRule'>,
  actor: Actor,
  filters: PetitionFilters,
  locale: Locale,
): Promise<CsvFile> {
  const { sort } = filters;
  const asked = await filterOf(context, actor, filters);
  const understood = await understandSearch(context.db, searchedQueue(context.db, actor), asked.search);
  const filter = { ...asked, search: understood ?? asked.search };
  const subject = { type: 'petition', id: 'queue' } as const;
  // Personal data leave the product, so the export is recorded with its filters.
  const { search, ...rest } = filters;
  // Without the search words: they are often a person's name.
  const after = { ...rest, ...(search && { searched: true }) };
  await recordAudit(context.db, context.now(), actor, 'petitions.exported', subject, { after });

  async function* rows() {
    const order = orderOf(filters);
    const read = async (page: { after: Position | null; limit: number }) =>
      (await listQueueRows(context.db, filter, { sort, order, ...page })).rows;
    for await (const batch of readInBatches(queueKeysets[sort], read)) {
      yield await presentRows(context, context.db, batch);
    }
  }
  return csvFile(texts[locale].fileName, columns(locale), rows);
}

function columns(locale: Locale): CsvColumn<PetitionRow>[] {
  const text = texts[locale];
  const countryNames = new Intl.DisplayNames(localeTags[locale], { type: 'region' });
  const approved = ({ documents }: PetitionRow) => documents.filter(({ status }) => status === 'approved').length;
  return [
    [text.reference, ({ reference }) => reference],
    [text.createdAt, ({ createdAt }) => new Date(createdAt)],
    [text.name, ({ name }) => name],
    [text.email, ({ email }) => email],
    [text.country, ({ country }) => country && (countryNames.of(country) ?? country)],
    [text.status, ({ standing }) => statusNames[locale][standing]],
    [text.paid, ({ paid }) => (paid ? text.yes : text.no)],
    [text.updatedAt, ({ updatedAt }) => new Date(updatedAt)],
    [text.waitingDays, ({ waitingDays }) => waitingDays],
    [text.documents, (row) => `${approved(row)} / ${row.documents.length}`],
    [text.registryNumber, ({ legalTerm }) => legalTerm?.registryNumber ?? null],
    [text.registeredOn, ({ legalTerm }) => legalTerm?.registeredOn ?? null],
    [text.deadline, ({ legalTerm }) => legalTerm?.deadline ?? null],
  ];
}
