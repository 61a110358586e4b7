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
import { countOffersByProcess, findProcess, listProcessRows } from './processes.repository.ts';

/** Everybody who works at a hospital may read its processes. */
export async function listProcesses({ db }: ProcessesContext, actor: Actor): Promise<ProcessList> {
  const { hospital, member } = await getMembership(db, actor);
  const [rows, used] = await Promise.all([listProcessRows(db, hospital.id), countOffersByProcess(db, hospital.id)]);
  const manage = hasHospitalRight(member.role, 'manageProcesses');
  return {
    items: rows.map((row) => presentProcess(row, used.get(row.id))),
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
  return presentProcess(row, (await countOffersByProcess(db, hospitalId)).get(id));
}
