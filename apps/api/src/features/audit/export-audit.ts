import type { AuditEntry, AuditFilters } from '@fonendo/contract/audit.schema';
import { type Locale, localeTags } from '@fonendo/domain/locale';
import { describeAction, describeChange } from '@fonendo/messages/audit-text';
import { audit as english } from '@fonendo/messages/en/audit';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { shell as englishShell } from '@fonendo/messages/en/shell';
import { statuses as englishStatuses } from '@fonendo/messages/en/statuses';
import { audit as spanish } from '@fonendo/messages/es/audit';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { shell as spanishShell } from '@fonendo/messages/es/shell';
import { statuses as spanishStatuses } from '@fonendo/messages/es/statuses';
import { readInBatches } from '../../db/keyset.ts';
import type { Actor } from '../../http/access.ts';
import { csvLine, utf8Mark } from '../../http/csv.ts';
import type { Chunks } from '../../http/lazy-body.ts';
import type { AuditContext } from './audit.context.ts';
import { recordAudit } from './audit.public.ts';
import { auditKeyset, listAuditRows } from './audit-list.repository.ts';
import { presentEntries } from './read-audit.ts';

const catalogues = { es: spanish, en: english };

const namesOf = (
  groups: Readonly<Record<string, string>>,
  statuses: Readonly<Record<string, Readonly<Record<string, string>>>>,
  kinds: Readonly<Record<string, string>>,
) => [groups, ...Object.values(statuses), kinds];

const names = {
  es: namesOf(spanishShell.groups, spanishStatuses, spanishDocuments.kinds),
  en: namesOf(englishShell.groups, englishStatuses, englishDocuments.kinds),
};

/** The filtered record as a table for a spreadsheet. */
export async function exportAudit(
  { db, now }: AuditContext,
  actor: Actor,
  filters: AuditFilters,
  locale: Locale,
): Promise<Chunks> {
  // Personal data leave the product: who took them out, and by which filters.
  await recordAudit(db, now(), actor, 'audit.exported', { type: 'audit', id: 'all' }, { after: { ...filters } });

  async function* lines(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(`${utf8Mark}${csvLine(headings(locale))}`);
    for await (const batch of readInBatches(auditKeyset, (page) => listAuditRows(db, filters, page))) {
      const entries = await presentEntries(db, batch);
      yield Buffer.from(entries.map((entry) => csvLine(cells(entry, locale))).join(''));
    }
  }
  return lines;
}

export const auditFileName = (locale: Locale): string => catalogues[locale].file.name;

function headings(locale: Locale): string[] {
  const { file } = catalogues[locale];
  return [
    file.at,
    file.actor,
    file.impersonator,
    file.action,
    file.subjectType,
    file.subject,
    file.subjectId,
    file.change,
  ];
}

function cells(entry: AuditEntry, locale: Locale): string[] {
  const texts = catalogues[locale];
  const nameOf = (person: AuditEntry['actor']) => person && (person.name || texts.deletedAccount);
  const tag = localeTags[locale];
  return [
    madridTime(entry.at),
    nameOf(entry.actor) ?? texts.system,
    nameOf(entry.impersonator) ?? '',
    describeAction(entry.action, texts),
    texts.subjects[entry.subject.type],
    entry.subject.name ?? '',
    entry.subject.id,
    describeChange(entry, { texts, names: names[locale], tag }).join(' · '),
  ];
}

/** As a spreadsheet sorts it: 2026-03-10 10:00:00. */
const madridTime = (iso: string) =>
  new Date(iso)
    .toTemporalInstant()
    .toZonedDateTimeISO('Europe/Madrid')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');
