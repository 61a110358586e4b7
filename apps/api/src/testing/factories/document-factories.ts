import { randomUUIDv7 } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { documents } from '../../db/schema/documents.ts';

type Overrides = Partial<typeof documents.$inferInsert> & { doctorId: string };

/** A document of a doctor by its row alone, for tests that never open the file. */
export async function buildDocument(db: Queryable, overrides: Overrides) {
  const [document] = await db
    .insert(documents)
    .values({
      id: randomUUIDv7(),
      kind: 'diploma',
      version: 1,
      fileKey: `documents/${randomUUIDv7()}`,
      fileName: 'documento.pdf',
      bytes: 1024,
      sha256: '0'.repeat(64),
      uploadedAt: new Date('2026-02-01T00:00:00Z'),
      ...overrides,
    })
    .returning();
  if (!document) throw new Error('the document was not inserted');
  return document;
}
