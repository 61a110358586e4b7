import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import {
  type CandidacyEvent,
  type CandidacyStatus,
  candidacyEvents,
} from '@fonendo/domain/candidacies/candidacy.lifecycle';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { candidacies } from '../../../db/schema/candidacies.ts';
import { buildSignedInDoctor } from '../../../testing/doctor-sign-in.ts';
import { buildCandidacy } from '../../../testing/factories/hospital-factories.ts';
import { openOffersApi } from '../../../testing/scenes/offers.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openOffersApi();
const { db, request, clock, ours, theirs, buildOfferAt } = api;
const offer = await buildOfferAt('approved', { vacancies: 99 });
const doctor = await buildSignedInDoctor(api);

const people = {
  'the hospital’s administrator': ours.administrator.jwt,
  'its recruiter': ours.recruiter.jwt,
  'its coordinator': ours.selectionCoordinator.jwt,
  'its administrative': ours.administrative.jwt,
  'another hospital’s administrator': theirs.administrator.jwt,
  'another hospital’s recruiter': theirs.recruiter.jwt,
  'another hospital’s coordinator': theirs.selectionCoordinator.jwt,
  'another hospital’s administrative': theirs.administrative.jwt,
  'a hospital without data': (await buildSignedIn(api, { policyGroups: ['hospital'] })).jwt,
  'an administrator': api.admin.jwt,
  'a superadministrator': api.otherAdmin.jwt,
  'the candidate': doctor.jwt,
  'another doctor': (await buildSignedInDoctor(api)).jwt,
  'a certified doctor': (await buildSignedInDoctor(api, { hasDegreeSpain: true })).jwt,
  nobody: undefined,
};

type Person = keyof typeof people;
type Standing = { status: CandidacyStatus; step: number | null };

const standings: Record<string, Standing> = {
  applied: { status: 'applied', step: null },
  'in process, after two steps': { status: 'inProcess', step: 2 },
  accepted: { status: 'accepted', step: 2 },
  'discarded as an application': { status: 'discarded', step: null },
  'discarded in process': { status: 'discarded', step: 2 },
  'withdrawn as an application': { status: 'withdrawn', step: null },
  'withdrawn in process': { status: 'withdrawn', step: 2 },
};

/** Where each event leads, by hand. */
const leads: Record<string, Standing> = {
  'applied: move': { status: 'inProcess', step: 0 },
  'applied: discard': { status: 'discarded', step: null },
  'applied: withdraw': { status: 'withdrawn', step: null },
  'in process, after two steps: move': { status: 'inProcess', step: 0 },
  'in process, after two steps: complete': { status: 'inProcess', step: 2 },
  'in process, after two steps: accept': { status: 'accepted', step: 2 },
  'accepted: undoAccept': { status: 'inProcess', step: 2 },
  'in process, after two steps: discard': { status: 'discarded', step: 2 },
  'in process, after two steps: withdraw': { status: 'withdrawn', step: 2 },
  'discarded as an application: undoDiscard': { status: 'applied', step: null },
  'discarded in process: undoDiscard': { status: 'inProcess', step: 2 },
};

const call = (token: string | undefined, event: CandidacyEvent, id: string, from: Standing) => {
  const bodies: Record<CandidacyEvent, unknown> = {
    move: { from, to: { step: 0 } },
    complete: { from, result: 'Apta', startNext: false },
    accept: undefined,
    undoAccept: { reason: 'Fue un error.' },
    discard: { reason: 'Buscamos más experiencia.' },
    undoDiscard: undefined,
    withdraw: undefined,
  };
  const verb = event.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
  const path = event === 'withdraw' ? `/api/candidacies/${id}/withdraw` : `/api/selection/candidacies/${id}/${verb}`;
  const body = bodies[event];
  return request('POST', path, { ...(token && { token }), ...(body !== undefined && { body }) });
};

/** What somebody gets before the state matters at all; null where it does. */
function refusalOf(person: Person, event: CandidacyEvent): { status: number; code: string } | null {
  const forbidden = { status: 403, code: 'Forbidden' };
  const unknown = { status: 404, code: 'NotFound' };
  switch (person) {
    case 'nobody':
      return { status: 401, code: 'Unauthenticated' };
    case 'the candidate':
      return event === 'withdraw' ? null : forbidden;
    case 'another doctor':
    case 'a certified doctor':
      return event === 'withdraw' ? unknown : forbidden;
    case 'another hospital’s administrator':
    case 'another hospital’s recruiter':
    case 'another hospital’s coordinator':
      return event === 'withdraw' ? forbidden : unknown;
    case 'the hospital’s administrator':
    case 'its recruiter':
    case 'its coordinator':
    case 'an administrator':
    case 'a superadministrator':
      return event === 'withdraw' ? forbidden : null;
    default:
      return forbidden;
  }
}

const find = async (id: string) => {
  const [row] = await db.select().from(candidacies).where(eq(candidacies.id, id));
  return row;
};

/** One application to an offer is all that a doctor has: each cell that changes something takes an offer of its own. */
async function buildAt(standing: Standing) {
  const { id } = await buildOfferAt('approved', { vacancies: 99 });
  return buildCandidacy(db, { ...standing, offerId: id, doctorId: doctor.userId, statusSince: clock.now() });
}

describe.each(Object.keys(standings))('a candidacy that is %s', (name) => {
  const standing = standings[name] as Standing;
  const shared = buildAt(standing);
  const cells = candidacyEvents.flatMap((event) =>
    (Object.keys(people) as Person[]).map((person) => [event, person] as const),
  );

  test.each(cells)('%s by %s', async (event, person) => {
    const refusal = refusalOf(person, event);
    const to = leads[`${name}: ${event}`];
    const happens = !refusal && to !== undefined;
    const before = happens ? await buildAt(standing) : await shared;
    const answer = await call(people[person], event, before.id, standing);
    const after = await find(before.id);
    if (happens) {
      expect(answer.status).toBe(200);
      expect(after).toMatchObject(to);
      if (event !== 'withdraw') expect(answer.body as HospitalCandidacy).toMatchObject({ id: before.id, ...to });
    } else {
      const expected = refusal ?? { status: 409, code: 'InvalidStatusChange' };
      expect(answer).toMatchObject({ status: expected.status, body: { code: expected.code } });
      expect(after).toEqual(before);
    }
  });
});

describe.each(Object.keys(people) as Person[])('read by %s', (person) => {
  const token = people[person];
  // Administrators say for which hospital they work; it means nothing to others.
  const headers = { 'x-hospital': offer.hospitalId };
  const get = (path: string) => request('GET', path, { headers, ...(token && { token }) });

  test('the candidacy, the person, and several at once', async () => {
    const { id, doctorId } = await buildCandidacy(db, { offerId: offer.id });
    const staff = ['the hospital’s administrator', 'its recruiter', 'its coordinator', 'its administrative'];
    staff.push('an administrator', 'a superadministrator');
    const foreign = person.startsWith('another hospital’s');
    const status = person === 'nobody' ? 401 : staff.includes(person) ? 200 : foreign ? 404 : 403;
    expect((await get(`/api/selection/candidacies/${id}`)).status).toBe(status);
    // Without a snapshot there is nobody to show: see the tests of the person.
    expect((await get(`/api/selection/people/${doctorId}`)).status).toBe(status === 200 ? 404 : status);
    const body = {
      action: 'discard',
      reason: 'No encaja.',
      items: [{ id, from: { status: 'applied', step: null } }],
    };
    const bulk = await request('POST', '/api/selection/candidacies/bulk', { headers, ...(token && { token }), body });
    const runs = refusalOf(person, 'discard');
    if (runs === null || runs.status === 404) {
      expect(bulk).toMatchObject({ status: 200, body: { results: [{ id, code: runs?.code ?? null }] } });
    } else {
      expect(bulk).toMatchObject({ status: runs.status, body: { code: runs.code } });
    }
    expect((await find(id))?.status).toBe(runs === null ? 'discarded' : 'applied');
  });
});
