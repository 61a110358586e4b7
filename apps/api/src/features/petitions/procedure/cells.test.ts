import { type PolicyGroup, policyGroups } from '@fonendo/domain/auth/policy-group';
import {
  type PetitionEvent,
  petitionEvents,
  petitionMoves,
  petitionStatuses,
} from '@fonendo/domain/petitions/petition.lifecycle';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { petitions } from '../../../db/schema/petitions.ts';
import { eventCalls, openPetitionsApi } from '../../../testing/scenes/petitions.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';

const api = await openPetitionsApi();
const { db, buildCase, act, attach, admin } = api;
const statuses = [null, ...petitionStatuses];

const strangers = new Map<PolicyGroup, string>();
for (const group of policyGroups) strangers.set(group, (await buildSignedIn(api, { policyGroups: [group] })).jwt);

const statusOf = async (id: string) => {
  const [row] = await db.select({ status: petitions.status }).from(petitions).where(eq(petitions.id, id));
  return row?.status;
};

const isAdministrator = (group: PolicyGroup) => group === 'admin' || group === 'superadmin';

/** What the specification's table gives for somebody of a group, written without the lifecycle's own code. */
function expectedOf(status: (typeof statuses)[number], event: PetitionEvent, group: PolicyGroup, own: boolean) {
  const isSend = event === 'send';
  if (isSend ? group !== 'notCertifiedDoctor' : !isAdministrator(group)) return { status: 403, code: 'Forbidden' };
  if (isSend && !own) return { status: 404, code: 'NotFound' };
  const from = { send: null, validate: 'Pending', sendToMinistry: 'Review', approve: 'Sended', refuse: 'Sended' }[
    event
  ];
  return status === from ? { status: 200, code: undefined } : { status: 409, code: 'InvalidStatusChange' };
}

describe.each(statuses)('a petition in %s', (status) => {
  const cells = petitionEvents.flatMap((event) => policyGroups.map((group) => [event, group] as const));
  const shared = buildCase(status, { papers: { documents: 'approved', cv: 'reviewed' } });

  test.each(cells)('%s by a stranger of the group %s', async (event, group) => {
    const token = strangers.get(group) ?? '';
    const expected = expectedOf(status, event, group, false);
    const { petitionId } = expected.status === 200 ? await buildCase(status) : await shared;
    if (expected.status === 200 && petitionMoves[event].from === 'Sended') await attach(admin.jwt, petitionId);
    const { path, body } = eventCalls[event];
    const answer = await act(token, petitionId, path, body);
    expect(answer).toMatchObject({ status: expected.status, ...(expected.code && { body: { code: expected.code } }) });
    expect(await statusOf(petitionId)).toBe(expected.status === 200 ? petitionMoves[event].to : status);
  });

  test.each(petitionEvents)('%s by its own doctor', async (event) => {
    const own = await buildCase(status, { papers: { documents: 'approved', cv: 'reviewed' } });
    const expected = expectedOf(status, event, 'notCertifiedDoctor', true);
    const { path, body } = eventCalls[event];
    const answer = await act(own.jwt, own.petitionId, path, body);
    expect(answer).toMatchObject({ status: expected.status, ...(expected.code && { body: { code: expected.code } }) });
    expect(await statusOf(own.petitionId)).toBe(expected.status === 200 ? petitionMoves[event].to : status);
  });

  test('signed out nothing happens', async () => {
    const { petitionId } = await shared;
    for (const event of petitionEvents) {
      const { path, body } = eventCalls[event];
      const answer = await api.request('POST', `/api/petitions/${petitionId}/${path}`, body ? { body } : {});
      expect(answer).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } });
    }
    expect(await statusOf(petitionId)).toBe(status);
  });
});
