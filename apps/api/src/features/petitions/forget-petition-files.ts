import { randomUUID } from 'node:crypto';
import { madridDate } from '@fonendo/domain/calendar-date';
import type { DocumentKind } from '@fonendo/domain/document-kinds';
import { filesKeptUntil } from '@fonendo/domain/petition.policy';
import { petitionFileMonths } from '@fonendo/domain/retention';
import { deleteFiles } from '../../db/store-with-row.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { lockOwnData } from '../doctors/doctors.public.ts';
import { deleteServedDocuments, forgetOwnFiles, listPetitionsWithOldFiles } from './petition-retention.repository.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { listConditions, lockPetitionRow } from './petitions.repository.ts';

type Context = Pick<PetitionsContext, 'db' | 'files' | 'now'>;

const batchSize = 100;

/** Nobody but the ministry ever needed them, and no hospital may see them. */
const servedByTheGrant: readonly DocumentKind[] = ['passport', 'acceptance'];

/**
 * A year after its end a petition loses its files (domain.md, "Retention"; docs/decisions/0018). A few at a time, each
 * in a transaction of its own: whatever interrupts it, the next night goes on from there.
 */
export async function forgetPetitionFiles(context: Context): Promise<void> {
  const { db, now } = context;
  const limit = now().toTemporalInstant().toZonedDateTimeISO('Europe/Madrid').subtract({ months: petitionFileMonths });
  const resolvedBefore = new Date(limit.epochMilliseconds);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await listPetitionsWithOldFiles(db, { resolvedBefore, after, limit: batchSize });
    for (const petition of due) await forgetFiles(context, petition);
    const last = due.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function forgetFiles({ db, files, now }: Context, { id, doctorId }: { id: string; doctorId: string }) {
  const keys = await db.transaction(async (tx) => {
    const doctor = await lockOwnData(tx, doctorId);
    const petition = await lockPetitionRow(tx, id);
    const { resolvedAt } = petition ?? {};
    if (!doctor || !resolvedAt) return [];
    const ends = [resolvedAt, ...(await listConditions(tx, id)).map(({ doneAt }) => doneAt ?? now())];
    const end = new Date(Math.max(...ends.map((at) => at.getTime())));
    // The last condition may have been met long after the resolution.
    if (madridDate(now()) <= filesKeptUntil(madridDate(end))) return [];
    const own = await forgetOwnFiles(tx, id);
    const certified = doctor.person.policyGroups.includes('certifiedDoctor');
    const kinds = certified ? servedByTheGrant : [];
    const served = await deleteServedDocuments(tx, { doctorId, until: end, kinds });
    const by = { userId: null, impersonatorId: null, requestId: randomUUID() };
    const after = { files: own.length, documents: served.length };
    await recordAudit(tx, now(), by, 'petition.filesDeleted', { type: 'petition', id }, { after });
    return [...own, ...served];
  });
  await deleteFiles({ files }, keys);
}
