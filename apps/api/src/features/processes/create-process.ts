import type { Process, ProcessCreation } from '@fonendo/contract/processes.schema';
import { processLimits, standardSteps } from '@fonendo/domain/processes/process';
import type { Actor } from '../../http/access/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { newId } from '../../http/new-id.ts';
import { recordAudit } from '../audit/audit.public.ts';
import { requireRightAlone } from '../hospitals/hospitals.public.ts';
import { requireFreeName } from './change-process.ts';
import { readProcess } from './list-processes.ts';
import type { ProcessesContext } from './processes.context.ts';
import { findProcess, insertProcess, listProcessRows } from './processes.repository.ts';

/** A new process with the steps of the standard one or of another. */
export async function createProcess(
  { db, now }: ProcessesContext,
  actor: Actor,
  { name, copyOf, key }: ProcessCreation & { key: string | undefined },
): Promise<Process> {
  return db.transaction(async (tx) => {
    // Exclusively: of two that create the twentieth at once, or one of the same name, the second sees the first.
    const { hospital } = await requireRightAlone(tx, actor, 'manageProcesses');
    const id = newId({ key, owner: actor.userId, kind: `process of ${hospital.id}` });
    const others = await listProcessRows(tx, hospital.id);
    // Created already: the answer was lost.
    if (others.some((other) => other.id === id)) return readProcess(tx, hospital.id, id);
    const original = copyOf === null ? null : await findProcess(tx, hospital.id, copyOf);
    if (copyOf !== null && !original) throw new ApiError('NotFound');
    if (others.length >= processLimits.processes) throw new ApiError('TooManyProcesses');
    await requireFreeName(tx, hospital.id, name);
    await insertProcess(tx, {
      id,
      hospitalId: hospital.id,
      name,
      steps: original?.steps ?? standardSteps,
      createdBy: actor.userId,
      createdAt: now(),
      updatedAt: now(),
    });
    const after = { name, ...(copyOf !== null && { from: copyOf }) };
    await recordAudit(tx, now(), actor, 'process.created', { type: 'process', id }, { after });
    return readProcess(tx, hospital.id, id);
  });
}
