import { isDeepStrictEqual } from 'node:util';
import type { Process, ProcessUpdate } from '@fonendo/contract/processes.schema';
import { settleSteps } from '@fonendo/domain/processes/process';
import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { requireRightAlone } from '../hospitals/hospitals.public.ts';
import { readProcess } from './list-processes.ts';
import type { ProcessesContext } from './processes.context.ts';
import {
  clearDefault,
  countOffersByProcess,
  deleteProcessRow,
  findProcess,
  isNameTaken,
  type ProcessRow,
  updateProcess,
} from './processes.repository.ts';

/**
 * A process that the actor may change. The hospital is locked exclusively: no other change of its processes runs
 * meanwhile, and nobody chooses one for an offer, which would lock offer and process in the opposite order of deleting.
 */
async function lockProcess(tx: Transaction, actor: Actor, id: string): Promise<ProcessRow> {
  const { hospital } = await requireRightAlone(tx, actor, 'manageProcesses');
  const process = await findProcess(tx, hospital.id, id);
  if (!process) throw new ApiError('NotFound');
  return process;
}

export async function requireFreeName(
  tx: Transaction,
  hospitalId: string,
  name: string,
  exceptId: string | null = null,
): Promise<void> {
  if (!(await isNameTaken(tx, hospitalId, name, exceptId))) return;
  throw new ApiError('ProcessNameTaken', { fields: { name: { key: 'apiErrors.ProcessNameTaken' } } });
}

/** Saves name and steps over the version that was read. Published offers keep their steps. */
export async function saveProcess(
  { db, now }: ProcessesContext,
  actor: Actor,
  id: string,
  { version, name, steps: given }: ProcessUpdate,
): Promise<Process> {
  return db.transaction(async (tx) => {
    const process = await lockProcess(tx, actor, id);
    const steps = settleSteps(given);
    // Saved already: the answer was lost and the same was sent again.
    if (process.name === name && isDeepStrictEqual(process.steps, steps)) {
      return readProcess(tx, process.hospitalId, id);
    }
    if (process.version !== version) throw new ApiError('Conflict');
    await requireFreeName(tx, process.hospitalId, name, id);
    await updateProcess(tx, id, { name, steps, version: version + 1, updatedAt: now() });
    await recordAudit(tx, now(), actor, 'process.updated', subjectOf(id), {
      before: { name: process.name, steps: process.steps },
      after: { name, steps },
    });
    return readProcess(tx, process.hospitalId, id);
  });
}

/** Sets the process that new offers start with: this one, or the standard one if it is switched off. */
export async function setDefaultProcess(
  { db, now }: ProcessesContext,
  actor: Actor,
  id: string,
  isDefault: boolean,
): Promise<Process> {
  return db.transaction(async (tx) => {
    const process = await lockProcess(tx, actor, id);
    if (process.isDefault !== isDefault) {
      if (isDefault) await clearDefault(tx, process.hospitalId);
      await updateProcess(tx, id, { isDefault });
      await recordAudit(tx, now(), actor, 'process.updated', subjectOf(id), {
        before: { isDefault: process.isDefault },
        after: { isDefault },
      });
    }
    return readProcess(tx, process.hospitalId, id);
  });
}

/** Drafts that use it then follow the standard process; published offers keep their steps. */
export async function deleteProcess({ db, now }: ProcessesContext, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const process = await lockProcess(tx, actor, id);
    const used = (await countOffersByProcess(tx, process.hospitalId)).get(id);
    await recordAudit(tx, now(), actor, 'process.deleted', subjectOf(id), {
      before: { name: process.name, steps: process.steps, offers: used ?? null },
    });
    await deleteProcessRow(tx, id);
  });
}

const subjectOf = (id: string) => ({ type: 'process', id }) as const;
