import type { SavedBy } from '@fonendo/contract/shared/saved-by.schema';
import type { AuditAction } from '@fonendo/domain/audit/audit';
import { isAdministrator } from '@fonendo/domain/auth/policy-group';
import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { auditEntries, recordedSince } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/users.ts';
import { ask, each } from '../../db/statements/prepared.ts';
import type { AuditSubject } from './audit.public.ts';

type Asked = {
  subject: AuditSubject['type'];
  ids: readonly string[];
  actions: readonly AuditAction[];
  /** When the oldest of them was made. */
  since: Date;
  /** Only of entries that also match this, which has a name of its own. */
  where?: { name: string; condition: SQL | undefined };
  /** Whether the reader knows the names of the team of Fonendo, too: hospitals do not. */
  showsTeam?: boolean;
};

/** Who made the newest such entry about each of them. Whoever acted as somebody belongs to the team, without a name. */
export async function findLastAuthors(
  db: Queryable,
  { subject, ids, actions, since, where, showsTeam = false }: Asked,
): Promise<Map<string, SavedBy>> {
  if (ids.length === 0) return new Map();
  const values = { subject, ids, actions: each(actions), since: recordedSince(since) };
  const rows = await ask(db, `last authors ${where?.name}`, values, (p) =>
    db
      .selectDistinctOn([auditEntries.subjectId], {
        id: auditEntries.subjectId,
        impersonatorId: auditEntries.impersonatorId,
        policyGroups: users.policyGroups,
        firstname: users.firstname,
        lastname: users.lastname,
        deletedAt: users.deletedAt,
      })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.actorId))
      .where(
        and(
          eq(auditEntries.subjectType, p.subject),
          sql`${auditEntries.subjectId} = any(${p.ids}::text[])`,
          inArray(auditEntries.action, p.actions ?? []),
          gte(auditEntries.at, p.since),
          where?.condition,
        ),
      )
      .orderBy(auditEntries.subjectId, desc(auditEntries.at), desc(auditEntries.id)),
  );
  return new Map(
    rows.map(({ id, impersonatorId, policyGroups, firstname, lastname, deletedAt }) => {
      const byTeam = impersonatorId !== null || isAdministrator(policyGroups ?? []);
      const isKnown = firstname !== null && deletedAt === null && impersonatorId === null && (showsTeam || !byTeam);
      return [id, { byTeam, author: isKnown ? `${firstname} ${lastname}`.trim() : null }];
    }),
  );
}
