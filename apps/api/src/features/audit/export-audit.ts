import type { AuditEntry, AuditFilters } from '@fonendo/contract/audit.schema';
import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import { describeAction, describeChange } from '@fonendo/messages/audit-text';
import { audit as english } from '@fonendo/messages/en/audit/audit';
import { documents as englishDocuments } from '@fonendo/messages/en/documents';
import { shell as englishShell } from '@fonendo/messages/en/shared/shell';
import { statuses as englishStatuses } from '@fonendo/messages/en/shared/statuses';
import { audit as spanish } from '@fonendo/messages/es/audit/audit';
import { documents as spanishDocuments } from '@fonendo/messages/es/documents';
import { shell as spanishShell } from '@fonendo/messages/es/shared/shell';
import { statuses as spanishStatuses } from '@fonendo/messages/es/shared/statuses';
import { readInBatches } from '../../db/keyset.ts';
import type { Actor } from '../../http/access/access.ts';
import { type CsvColumn, type CsvFile, csvFile } from '../../http/csv.ts';
import type { AuditContext } from './audit.context.ts';
import { recordAudit } from './audit.public.ts';
import { auditKeyset, listAuditRows } from './audit-list.repository.ts';
import { presentEntries } from './read-audit.ts';

const catalogues = { es: spanish, en: english };

const words = {
  es: { names: [spanishShell.groups, spanishDocuments.kinds], statuses: spanishStatuses },
  en: { names: [englishShell.groups, englishDocuments.kinds], statuses: englishStatuses },
};

/** The filtered audit as CSV. */
export async function exportAudit(
  { db, now }: AuditContext,
  actor: Actor,
  filters: AuditFilters,
  locale: Locale,
): Promise<CsvFile> {
  // Personal data leave the product, so the export itself is recorded with its filters.
  await recordAudit(db, now(), actor, 'audit.exported', { type: 'audit', id: 'all' }, { after: { ...filters } });

  async function* entries() {
    for await (const batch of readInBatches(auditKeyset, (page) => listAuditRows(db, filters, page))) {
      yield await presentEntries(db, batch);
    }
  }
  return csvFile(catalogues[locale].file.name, columns(locale), entries);
}

function columns(locale: Locale): CsvColumn<AuditEntry>[] {
  const texts = catalogues[locale];
  const { file } = texts;
  const nameOf = (person: AuditEntry['actor']) => person && (person.name || texts.deletedAccount);
  const change = { texts, ...words[locale], tag: localeTags[locale] };
  return [
    [file.at, ({ at }) => new Date(at)],
    // The one who did it: the administrator if they acted as somebody, never the person who was not there.
    [file.actor, ({ actor, impersonator }) => nameOf(impersonator ?? actor) ?? texts.system],
    [file.actingAs, ({ actor, impersonator }) => impersonator && nameOf(actor)],
    [file.action, ({ action }) => describeAction(action, texts)],
    [file.subjectType, ({ subject }) => texts.subjects[subject.type]],
    [file.subject, ({ subject }) => subject.name],
    [file.subjectId, ({ subject }) => subject.id],
    [file.change, (entry) => describeChange(entry, change).join(' · ')],
  ];
}
