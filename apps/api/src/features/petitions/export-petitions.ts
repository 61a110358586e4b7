import type { PetitionFilters, PetitionRow } from '@fonendo/contract/petitions-queue.schema';
import { type Locale, localeTags } from '@fonendo/domain/locale';
import { petitionPapers as english } from '@fonendo/messages/en/petition-papers';
import { statuses as englishStatuses } from '@fonendo/messages/en/statuses';
import { petitionPapers as spanish } from '@fonendo/messages/es/petition-papers';
import { statuses as spanishStatuses } from '@fonendo/messages/es/statuses';
import { type Position, readInBatches } from '../../db/keyset.ts';
import type { Actor } from '../../http/access.ts';
import { csvLine, utf8Mark } from '../../http/csv.ts';
import type { Chunks } from '../../http/lazy-body.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { filterOf, orderOf, presentRows } from './list-petitions.ts';
import { listQueueRows, queueKeysets } from './petition-queue.repository.ts';
import type { PetitionsContext } from './petitions.context.ts';

const texts = { es: spanish.list, en: english.list };
const statusNames = { es: spanishStatuses.petition, en: englishStatuses.petition };

/** The filtered queue as a table for a spreadsheet. */
export async function exportPetitions(
  context: Pick<PetitionsContext, 'db' | 'now' | 'practiceRule'>,
  actor: Actor,
  filters: PetitionFilters,
  locale: Locale,
): Promise<Chunks> {
  const { sort } = filters;
  const filter = await filterOf(context, actor, filters);
  const subject = { type: 'petition', id: 'queue' } as const;
  // Personal data leave the product: who took them out, and by which filters.
  const { search, ...rest } = filters;
  // Not the words: whoever looks for one person types their name.
  const after = { ...rest, ...(search && { searched: true }) };
  await recordAudit(context.db, context.now(), actor, 'petitions.exported', subject, { after });

  async function* lines(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${utf8Mark}${csvLine(headings(locale))}`);
    const order = orderOf(filters);
    const read = async (page: { after: Position | null; limit: number }) =>
      (await listQueueRows(context.db, filter, { sort, order, ...page })).rows;
    for await (const batch of readInBatches(queueKeysets[sort], read)) {
      const presented = await presentRows(context, context.db, batch);
      yield Buffer.from(presented.map((row) => csvLine(cells(row, locale))).join(''));
    }
  }
  return lines;
}

function headings(locale: Locale): string[] {
  const text = texts[locale];
  return [
    text.reference,
    text.createdAt,
    text.name,
    text.email,
    text.country,
    text.status,
    text.paid,
    text.updatedAt,
    text.waitingDays,
    text.documents,
    text.registryNumber,
    text.registeredOn,
    text.deadline,
  ];
}

function cells(row: PetitionRow, locale: Locale): string[] {
  const text = texts[locale];
  const approved = row.documents.filter(({ status }) => status === 'approved').length;
  return [
    row.reference,
    row.createdAt,
    row.name,
    row.email,
    row.country ? (countryNames[locale].of(row.country) ?? row.country) : '',
    statusNames[locale][row.status ?? 'none'],
    row.paid ? text.yes : text.no,
    row.updatedAt,
    row.waitingDays === null ? '' : String(row.waitingDays),
    `${approved} / ${row.documents.length}`,
    row.legalTerm?.registryNumber ?? '',
    row.legalTerm?.registeredOn ?? '',
    row.legalTerm?.deadline ?? '',
  ];
}

const countryNames = {
  es: new Intl.DisplayNames(localeTags.es, { type: 'region' }),
  en: new Intl.DisplayNames(localeTags.en, { type: 'region' }),
};

export const exportFileName = (locale: Locale): string => texts[locale].fileName;
