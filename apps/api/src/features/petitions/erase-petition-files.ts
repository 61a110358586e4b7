import { randomUUID } from 'node:crypto';
import { petitionFileMonths } from '@fonendo/domain/account/retention';
import type { DocumentKind } from '@fonendo/domain/documents/kinds';
import { filesKeptUntil } from '@fonendo/domain/petitions/petition.policy';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { RetentionStep } from '../../db/retention.ts';
import { deleteFiles } from '../../db/store-with-row.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { lockOwnData } from '../doctors/doctors.public.ts';
import type { PetitionsContext } from './petitions.context.ts';
import { listConditions, lockPetitionRow } from './petitions.repository.ts';
import {
  countPetitionsWithOldFiles,
  deleteServedDocuments,
  eraseOwnFiles,
  listPetitionsWithOldFiles,
} from './retention.repository.ts';

type Context = Pick<PetitionsContext, 'db' | 'files' | 'now'>;

/** Only the ministry needed them, and no hospital may see them. */
const servedByTheGrant: readonly DocumentKind[] = [
  ...(['passport', 'acceptance', 'languageProof', 'feeReceipt', 'declaration', 'representation'] as const),
];

/**
 * A petition loses its files a year after it ended (docs/decisions/0018). Each has a transaction of its own, so one
 * that fails does not stop the others; the next night tries it again.
 */
export function petitionFilesStep(context: Context): RetentionStep {
  const { db, now } = context;
  const today = madridDate(now());
  const failures: unknown[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  return {
    name: 'petition files',
    rule: `${petitionFileMonths} months after the end of the petition`,
    due: (queryable) => countPetitionsWithOldFiles(queryable, today),
    async run(limit) {
      const due = await listPetitionsWithOldFiles(db, { today, after, limit });
      for (const petition of due) {
        await eraseFiles(context, petition).catch((error: unknown) => failures.push(error));
      }
      after = due.at(-1)?.id ?? after;
      if (due.length === 0 && failures.length > 0) throw new AggregateError(failures.splice(0), 'petition files');
      return due.length;
    },
  };
}

async function eraseFiles({ db, files, now }: Context, { id, doctorId }: { id: string; doctorId: string }) {
  const keys = await db.transaction(async (tx) => {
    const doctor = await lockOwnData(tx, doctorId);
    const petition = await lockPetitionRow(tx, id);
    const { resolvedAt } = petition ?? {};
    if (!doctor || !resolvedAt) return [];
    const ends = [resolvedAt, ...(await listConditions(tx, id)).map(({ doneAt }) => doneAt ?? now())];
    const end = new Date(Math.max(...ends.map((at) => at.getTime())));
    // The last condition may have been met long after the resolution.
    if (madridDate(now()) <= filesKeptUntil(madridDate(end))) return [];
    const own = await eraseOwnFiles(tx, id);
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
