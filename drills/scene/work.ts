import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Answer, call, type Person, signInAll } from './client.ts';
import { ask } from './postgres.ts';

/** People of the demo data with something to do, and enough administrators that none works more than a person could. */
export type People = {
  /** One of the hospitals' people, and several of different ones. */
  hospital: Person;
  hospitals: Person[];
  administrators: Person[];
  doctors: Person[];
};

export async function gatherPeople(origin: string, databaseUrl: string, doctors: number): Promise<People> {
  await ask(
    databaseUrl,
    `insert into users (id, email, password_hash, first_name, last_name, policy_groups, verified_at, created_at)
     select gen_random_uuid(), 'administrador' || n || '@fonendo.test', password_hash, 'Ada', 'Número ' || n, '{admin}', now(), now()
       from users, generate_series(1, 10) n where email = 'admin@fonendo.test'
     on conflict do nothing`,
  );
  const free = await ask<{ email: string }>(
    databaseUrl,
    `select email from users u where policy_groups <@ '{certifiedDoctor,notCertifiedDoctor}' and blocked_at is null
       and deleted_at is null and not exists (select 1 from candidacies c where c.doctor_id = u.id)
       and not exists (select 1 from petitions p where p.doctor_id = u.id) order by email limit $1`,
    [doctors],
  );
  const staff = await ask<{ email: string }>(
    databaseUrl,
    `select distinct on (h.id) u.email from hospitals h join hospital_members m on m.hospital_id = h.id and m.role = 'administrator'
       join users u on u.id = m.user_id where h.approval_status = 'approved' and h.blocked_at is null and u.blocked_at is null
       and u.email <> 'hospital@fonendo.test' order by h.id, u.email limit 9`,
  );
  const administrators = Array.from({ length: 10 }, (_, index) => `administrador${index + 1}@fonendo.test`);
  const hospitals = await signInAll(origin, ['hospital@fonendo.test', ...staff.map(({ email }) => email)]);
  const [hospital] = hospitals;
  if (!hospital) throw new Error('nobody signed in');
  return {
    ...{ hospital, hospitals },
    administrators: await signInAll(origin, administrators),
    doctors: await signInAll(
      origin,
      free.map(({ email }) => email),
    ),
  };
}

export type Load = AsyncDisposable & { stop: () => Promise<void> };

/** Work that goes on beside what follows, until it is stopped or its block is left, in whatever way. */
export function startLoad(work: (goesOn: () => boolean) => Promise<unknown>): Load {
  let goesOn = true;
  const done = work(() => goesOn);
  // Told to whoever stops it, and until then to nobody.
  done.catch(() => undefined);
  const stop = async () => {
    goesOn = false;
    await done;
  };
  return { stop, [Symbol.asyncDispose]: stop };
}

const offerContent = (name: string) => ({
  name,
  description: 'Consulta, planta y guardias localizadas.',
  community: 'ES-VC',
  speciality: 'Nefrología',
  salaryMin: 54_000,
  salaryMax: 60_000,
  workingDay: 'full',
  contractType: 'permanent',
  yearsOfExperience: 2,
  vacancies: 1,
});

export const createOffer = (origin: string, person: Person, name: string, id: string = randomUUID()): Promise<Answer> =>
  call(origin, 'POST', '/offers', { person, body: { id, content: offerContent(name) } });

const versionOf = ({ body }: Answer): number => (body as { version: number }).version;

/** One step of an offer's way; the body names the version that was read, as the screens do. */
export const moveOffer = (origin: string, person: Person, id: string, step: string, before: Answer): Promise<Answer> =>
  call(origin, 'POST', `/offers/managed/${id}/${step}`, {
    person,
    body: { version: versionOf(before), ...(step === 'refuse' && { reason: 'Falta detallar las guardias.' }) },
  });

/** Each under a name of its own, by which it is found again: the answer is the whole checklist. */
export const upload = (origin: string, person: Person, pdf: Uint8Array, name: string): Promise<Answer> =>
  call(origin, 'POST', '/documents/additional', {
    person,
    body: pdf,
    headers: { 'content-type': 'application/pdf', 'x-file-name': `${uploadedNames}${name}.pdf` },
  });

/** What the rehearsals upload is told apart by its name. */
export const uploadedNames = 'simulacro-';

export const uploadedRows = <Row extends pg.QueryResultRow>(url: string, columns: string): Promise<Row[]> =>
  ask<Row>(url, `select ${columns} from documents d where file_name like '${uploadedNames}%'`);
