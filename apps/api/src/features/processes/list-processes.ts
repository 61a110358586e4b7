import type { Process, ProcessList } from '@fonendo/contract/processes.schema';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { processLimits } from '@fonendo/domain/processes/process';
import type { Queryable } from '../../db/database.ts';
import type { Actor } from '../../http/access/access.ts';
import { rightsFor } from '../../http/access/rights.ts';
import { ApiError } from '../../http/api-error.ts';
import { getMembership } from '../hospitals/hospitals.public.ts';
import { presentProcess } from './process.presenter.ts';
import type { ProcessesContext } from './processes.context.ts';
import {
  countOffersByProcess,
  findProcess,
  findSavers,
  listProcessRows,
  type ProcessRow,
} from './processes.repository.ts';

/** Everybody who works at a hospital may read its processes. */
export async function listProcesses({ db }: ProcessesContext, actor: Actor): Promise<ProcessList> {
  const { hospital, member } = await getMembership(db, actor);
  const rows = await listProcessRows(db, hospital.id);
  const besideOf = await findBeside(db, hospital.id, rows);
  const manage = hasHospitalRight(member.role, 'manageProcesses');
  return {
    items: rows.map((row) => presentProcess(row, besideOf(row))),
    can: rightsFor(
      actor,
      { manage, add: manage && rows.length < processLimits.processes, chooseDefault: manage, remove: manage },
      ['manage', 'add'],
    ),
  };
}

export async function readProcess(db: Queryable, hospitalId: string, id: string): Promise<Process> {
  const row = await findProcess(db, hospitalId, id);
  if (!row) throw new ApiError('NotFound');
  return presentProcess(row, (await findBeside(db, hospitalId, [row]))(row));
}

/** How many offers follow each, and who saved its name and steps last. */
async function findBeside(db: Queryable, hospitalId: string, rows: readonly ProcessRow[]) {
  const [used, savedBy] = await Promise.all([countOffersByProcess(db, hospitalId), findSavers(db, rows)]);
  return ({ id }: ProcessRow) => ({ offers: used.get(id), updatedBy: savedBy.get(id) });
}
