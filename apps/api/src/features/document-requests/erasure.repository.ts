import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hospitals } from '../../db/schema/hospitals.ts';
import { documentRequests } from '../../db/schema/selection.ts';

/** For a deleted account: deletes the requests and uploads. Returns the files to delete. */
export async function eraseRequestsOf(tx: Queryable, doctorId: string): Promise<string[]> {
  const rows = await tx
    .delete(documentRequests)
    .where(eq(documentRequests.doctorId, doctorId))
    .returning({ fileKey: documentRequests.fileKey });
  return rows.flatMap(({ fileKey }) => fileKey ?? []);
}

/** For the right of access: what was requested and the outcome, with the uploaded files. */
export async function exportRequestsOf(db: Queryable, doctorId: string) {
  const rows = await db
    .select({
      id: documentRequests.id,
      hospital: hospitals.name,
      kind: documentRequests.kind,
      name: documentRequests.name,
      why: documentRequests.why,
      dueOn: documentRequests.dueOn,
      status: documentRequests.status,
      returnReason: documentRequests.returnReason,
      createdAt: documentRequests.createdAt,
      uploadedAt: documentRequests.uploadedAt,
      handedInByStaff: documentRequests.fromStaff,
      fileName: documentRequests.fileName,
      sha256: documentRequests.sha256,
      fileKey: documentRequests.fileKey,
    })
    .from(documentRequests)
    .innerJoin(hospitals, eq(hospitals.id, documentRequests.hospitalId))
    .where(eq(documentRequests.doctorId, doctorId))
    .orderBy(asc(documentRequests.createdAt), asc(documentRequests.id));
  const pathOf = (id: string) => `requests/${id}.pdf`;
  return {
    requests: rows.map(({ fileKey, ...request }) => ({ ...request, file: fileKey ? pathOf(request.id) : null })),
    files: rows.flatMap(({ id, fileKey }) => (fileKey ? [{ name: pathOf(id), key: fileKey }] : [])),
  };
}
