import type { AuditEntry, AuditPage, AuditQuery } from '@fonendo/contract/audit.schema';
import type { AuditAction, AuditSubjectType } from '@fonendo/domain/audit/audit';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { cutPage } from '../../db/keyset.ts';
import { countSchema, readCursor, writeCursor } from '../../http/cursor.ts';
import {
  type AuditRow,
  auditKeyset,
  countAudit,
  listAuditDetails,
  listAuditRows,
  listChoices,
  listNames,
  subjectNames,
} from './audit-list.repository.ts';

const carriedSchema = z.tuple([countSchema]);

/** One page of the audit, newest first. */
export async function readAudit(db: Database, { cursor, limit, ...filter }: AuditQuery): Promise<AuditPage> {
  const from = readCursor(cursor, auditKeyset, carriedSchema);
  const rows = await listAuditRows(db, filter, { after: from?.after ?? null, limit });
  const { page, last } = cutPage(rows, limit);
  const [items, total, person, choices] = await Promise.all([
    presentEntries(db, page),
    // Counted once: later pages have it in their cursor.
    from?.carried[0] ?? countAudit(db, filter),
    filter.person ? findPerson(db, filter.person) : null,
    from ? null : listChoices(db),
  ]);
  return { items, nextCursor: last && writeCursor(auditKeyset, last, [total]), total, person, choices };
}

const findPerson = async (db: Database, id: string) => {
  const name = (await listNames(db, [id])).get(id);
  return name === undefined ? null : { id, name };
};

/** With the current names of people and things. */
export async function presentEntries(db: Database, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const people = rows.flatMap(({ actorId, impersonatorId }) => [actorId, impersonatorId]).filter((id) => id !== null);
  const withPersonal = rows.filter(({ personalFields }) => personalFields.length > 0).map(({ id }) => id);
  const [names, subjects, details] = await Promise.all([
    listNames(db, [...new Set(people)]),
    nameSubjects(db, rows),
    listAuditDetails(db, withPersonal),
  ]);
  const person = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as AuditAction,
    actor: person(row.actorId),
    impersonator: person(row.impersonatorId),
    subject: {
      type: row.subjectType as AuditSubjectType,
      id: row.subjectId,
      name: subjects.get(`${row.subjectType} ${row.subjectId}`) ?? null,
    },
    before: facts(row.before, details.get(row.id)?.before),
    after: facts(row.after, details.get(row.id)?.after),
    erased: details.has(row.id) ? [] : row.personalFields,
  }));
}

/** The entry's own values and the personal ones, which are stored separately. */
const facts = (own: unknown, personal: unknown): AuditEntry['before'] =>
  own || personal ? { ...(own as AuditEntry['before']), ...(personal as AuditEntry['before']) } : null;

const isUuid = (id: string) => z.uuid().safeParse(id).success;

async function nameSubjects(db: Database, rows: readonly AuditRow[]): Promise<Map<string, string>> {
  const byType = await Promise.all(
    Object.entries(subjectNames).map(async ([type, listOf]) => {
      // Some entries have no id as subject but a word: "queue", "prices".
      const ids = rows.filter((row) => row.subjectType === type && isUuid(row.subjectId)).map((row) => row.subjectId);
      const named = ids.length === 0 ? [] : [...(await listOf(db, [...new Set(ids)]))];
      return named.flatMap(([id, name]): [string, string][] => (name ? [[`${type} ${id}`, name]] : []));
    }),
  );
  return new Map(byType.flat());
}
