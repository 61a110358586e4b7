import type { LiveSubject } from '@fonendo/domain/audit/live-changes';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { candidacies } from '../../db/schema/candidacies.ts';
import { documents } from '../../db/schema/documents.ts';
import { hospitalMembers } from '../../db/schema/hospitals.ts';
import { offers } from '../../db/schema/offers.ts';
import { petitions } from '../../db/schema/petitions.ts';
import { documentRequests, interviews } from '../../db/schema/selection.ts';
import { selectionProcesses } from '../../db/schema/selection-processes.ts';
import { users } from '../../db/schema/users.ts';
import { notificationsChannel } from '../notifications/notifications.public.ts';

type Recorded = {
  subject: LiveSubject;
  id: string;
  toDoctor: boolean;
  /** Their own page has the answer already. */
  except: string | null;
};

/**
 * Tells open pages that a thing changed, as soon as the change is committed: those of the hospital's people, of the
 * platform's team and of the doctor concerned. One statement finds them all.
 */
export async function announceRecorded(tx: Queryable, { subject, id, toDoctor, except }: Recorded): Promise<void> {
  const readers = [colleagues, team, ...(toDoctor ? [doctor] : [])];
  await tx.execute(sql`
    with changed as (${changedBy[subject](id)})
    select pg_notify(${notificationsChannel}, person || ' ' || thing || ' ' || id)
    from (${sql.join(readers, sql` union `)}) as told
    where person is distinct from ${except}::uuid`);
}

/** What a page knows the thing as, the hospital or the team that works on it, and the doctor whom it concerns. */
const changedBy: Record<LiveSubject, (id: string) => SQL> = {
  candidacy: (id) => candidacyWhere(sql`${candidacies.id} = ${id}::uuid`),
  documentRequest: (id) => candidacyWhere(candidacyOf(documentRequests, id)),
  interview: (id) => candidacyWhere(candidacyOf(interviews, id)),
  offer: (id) => sql`
    select 'offer' as thing, ${offers.id} as id, ${offers.hospitalId} as hospital, true as of_team, null::uuid as doctor
    from ${offers} where ${offers.id} = ${id}::uuid`,
  process: (id) => sql`
    select 'process' as thing, ${selectionProcesses.id} as id, ${selectionProcesses.hospitalId} as hospital,
      false as of_team, null::uuid as doctor
    from ${selectionProcesses} where ${selectionProcesses.id} = ${id}::uuid`,
  petition: (id) => petitionWhere(sql`${petitions.id} = ${id}::uuid`),
  document: (id) =>
    openPetitionOf(sql`(select ${documents.doctorId} from ${documents} where ${documents.id} = ${id}::uuid)`),
  user: (id) => openPetitionOf(sql`${id}::uuid`),
};

const candidacyWhere = (condition: SQL) => sql`
  select 'candidacy' as thing, ${candidacies.id} as id, ${candidacies.hospitalId} as hospital, false as of_team,
    ${candidacies.doctorId} as doctor
  from ${candidacies} where ${condition}`;

const candidacyOf = (table: typeof documentRequests | typeof interviews, id: string) =>
  sql`${candidacies.id} = (select ${table.candidacyId} from ${table} where ${table.id} = ${id}::uuid)`;

/** Before it is sent, it is the doctor's alone. */
const petitionWhere = (condition: SQL) => sql`
  select 'petition' as thing, ${petitions.id} as id, null::uuid as hospital, ${petitions.status} is not null as of_team,
    ${petitions.doctorId} as doctor
  from ${petitions} where ${condition}`;

/** Papers and CV are the team's business while their petition runs. */
const openPetitionOf = (doctorId: SQL) =>
  petitionWhere(sql`${petitions.doctorId} = ${doctorId} and not ${petitions.ended}`);

const colleagues = sql`
  select ${hospitalMembers.userId} as person, thing, changed.id
  from changed join ${hospitalMembers} on ${hospitalMembers.hospitalId} = changed.hospital`;
const team = sql`
  select ${users.id} as person, thing, changed.id
  from changed join ${users} on changed.of_team and ${users.policyGroups} && '{admin,superadmin}'`;
const doctor = sql`select changed.doctor as person, thing, changed.id from changed where changed.doctor is not null`;
