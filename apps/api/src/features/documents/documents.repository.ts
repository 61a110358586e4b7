import { paperWeightsSchema } from '@fonendo/contract/petitions/settings.schema';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { defaultPaperWeights, type PaperWeights } from '@fonendo/domain/documents/paper-weights';
import type { DocumentFacts } from '@fonendo/domain/documents/requirements';
import { and, count, desc, eq, exists, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { doctorPrivateData, doctors } from '../../db/schema/doctors.ts';
import { documents } from '../../db/schema/documents.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { settings } from '../../db/schema/settings.ts';
import { users } from '../../db/schema/users.ts';
import { ask, prepared } from '../../db/statements/prepared.ts';

export type DocumentRow = typeof documents.$inferSelect;

const isCurrent = isNull(documents.supersededAt);

/** The settings' key of what the administrators set. */
export const paperWeightsKey = 'paperWeights';

/** What the administrators set over the defaults. */
export const paperWeightsOf = (stored: unknown): PaperWeights =>
  paperWeightsSchema.parse({ ...defaultPaperWeights, ...(stored as object | null) });

/** The facts for the requirement rules; null if the user is not a doctor (any more). */
export async function findDocumentFacts(db: Queryable, doctorId: string): Promise<DocumentFacts | null> {
  const statement = prepared(db, 'document facts of doctor', () =>
    db
      .select({
        policyGroups: users.policyGroups,
        graduationDate: doctors.graduationDate,
        degreeCountry: doctors.degreeCountry,
        countryOfResidence: doctors.countryOfResidence,
        nationality: doctorPrivateData.nationality,
        otherNationality: doctorPrivateData.otherNationality,
        resolved: exists(
          db
            .select({ id: petitions.id })
            .from(petitions)
            .where(and(eq(petitions.doctorId, doctors.userId), eq(petitions.status, 'Aproved'))),
        ).mapWith(Boolean),
        petition: openPetitionOf(doctors.userId),
        weights: sql<unknown>`(select ${settings.value} from ${settings} where ${settings.key} = ${paperWeightsKey})`,
      })
      .from(doctors)
      .innerJoin(users, eq(users.id, doctors.userId))
      .leftJoin(doctorPrivateData, eq(doctorPrivateData.userId, doctors.userId))
      .where(eq(doctors.userId, sql.placeholder('doctorId'))),
  );
  const [row] = await statement.execute({ doctorId });
  if (!row) return null;
  const { policyGroups, nationality, otherNationality, weights, ...declared } = row;
  return {
    ...declared,
    weights: paperWeightsOf(weights),
    certified: policyGroups.includes('certifiedDoctor'),
    nationalities: [nationality, otherNationality].filter((country) => country !== null),
  };
}

/** What the petition that has not ended says about its papers; null without one. */
export const openPetitionOf = (doctorId: AnyPgColumn): SQL<{ represented: boolean } | null> => sql`(
  select json_build_object('represented', ${petitions.representativeName} is not null) from ${petitions}
  where ${petitions.doctorId} = ${doctorId} and not ${petitions.ended} limit 1)`;

/** Serialises a doctor's uploads, removals, changes of the CV and applications. False if the account was deleted meanwhile. */
export async function lockDoctor(tx: Queryable, doctorId: string): Promise<boolean> {
  const rows = await ask(tx, 'locked doctor', { doctorId }, (p) =>
    tx.select({ id: doctors.userId }).from(doctors).where(eq(doctors.userId, p.doctorId)).for('update'),
  );
  return rows.length > 0;
}

/** Newest first. */
export async function listDocumentRows(db: Queryable, doctorId: string): Promise<DocumentRow[]> {
  const statement = prepared(db, 'documents of doctor', () =>
    db
      .select()
      .from(documents)
      .where(eq(documents.doctorId, sql.placeholder('doctorId')))
      .orderBy(desc(documents.uploadedAt), desc(documents.id)),
  );
  return statement.execute({ doctorId });
}

export async function findCurrentDocuments(db: Queryable, doctorId: string): Promise<DocumentRow[]> {
  const statement = prepared(db, 'current documents of doctor', () =>
    db
      .select()
      .from(documents)
      .where(and(eq(documents.doctorId, sql.placeholder('doctorId')), isCurrent))
      .orderBy(desc(documents.uploadedAt), desc(documents.id)),
  );
  return statement.execute({ doctorId });
}

export async function findDocument(db: Queryable, id: string): Promise<DocumentRow | null> {
  const [row] = await ask(db, 'document', { id }, (p) => db.select().from(documents).where(eq(documents.id, p.id)));
  return row ?? null;
}

export async function findCurrentOfKind(
  tx: Queryable,
  doctorId: string,
  kind: DocumentKind,
): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.doctorId, doctorId), eq(documents.kind, kind), isCurrent));
  return row ?? null;
}

export async function countCurrentOfKind(tx: Queryable, doctorId: string, kind: DocumentKind): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(documents)
    .where(and(eq(documents.doctorId, doctorId), eq(documents.kind, kind), isCurrent));
  return row?.count ?? 0;
}

export async function findLastVersion(tx: Queryable, doctorId: string, kind: DocumentKind): Promise<number> {
  const [row] = await tx
    .select({ version: max(documents.version) })
    .from(documents)
    .where(and(eq(documents.doctorId, doctorId), eq(documents.kind, kind)));
  return row?.version ?? 0;
}

export async function supersedeDocument(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(documents).set({ supersededAt: now }).where(eq(documents.id, id));
}

/** The previous version becomes the current one again. */
export async function reinstateLastVersion(tx: Queryable, doctorId: string, kind: DocumentKind): Promise<void> {
  const [last] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.doctorId, doctorId), eq(documents.kind, kind)))
    .orderBy(desc(documents.version))
    .limit(1);
  if (last) await tx.update(documents).set({ supersededAt: null }).where(eq(documents.id, last.id));
}

export async function insertDocument(tx: Queryable, row: typeof documents.$inferInsert): Promise<void> {
  await tx.insert(documents).values(row);
}

/** The caller holds the doctor's lock. */
export async function storeVerdict(
  tx: Queryable,
  id: string,
  verdict: Pick<DocumentRow, 'status' | 'reason' | 'validUntil' | 'reviewedBy' | 'reviewedAt'>,
): Promise<DocumentRow> {
  const [row] = await tx.update(documents).set(verdict).where(eq(documents.id, id)).returning();
  if (!row) throw new Error(`document ${id} is gone`);
  return row;
}

/** While a sent petition has not ended, its documents can be replaced but not removed. */
export async function hasSentPetition(db: Queryable, doctorId: string): Promise<boolean> {
  const statement = prepared(db, 'sent petition of doctor', () =>
    db
      .select({ id: petitions.id })
      .from(petitions)
      .where(
        and(
          eq(petitions.doctorId, sql.placeholder('doctorId')),
          inArray(petitions.status, ['Pending', 'Review', 'Sended']),
        ),
      ),
  );
  return (await statement.execute({ doctorId })).length > 0;
}

/** All versions of one kind; returns the keys of the files to delete. */
export async function deleteDocumentsOfKind(tx: Queryable, doctorId: string, kind: DocumentKind): Promise<string[]> {
  const rows = await tx
    .delete(documents)
    .where(and(eq(documents.doctorId, doctorId), eq(documents.kind, kind)))
    .returning({ fileKey: documents.fileKey });
  return rows.map(({ fileKey }) => fileKey);
}

export async function deleteDocument(tx: Queryable, id: string): Promise<void> {
  await tx.delete(documents).where(eq(documents.id, id));
}

/** All versions of all documents of a deleted account; returns the keys of the files to delete. */
export async function deleteDocumentsOf(tx: Queryable, doctorId: string): Promise<string[]> {
  const rows = await tx
    .delete(documents)
    .where(eq(documents.doctorId, doctorId))
    .returning({ fileKey: documents.fileKey });
  return rows.map(({ fileKey }) => fileKey);
}
