import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import {
  type OfferEvent,
  type OfferStage,
  offerEvents,
  offerStages,
  stageOf,
} from '@fonendo/domain/offers/offer.lifecycle';
import { describe, expect, test } from 'vitest';
import { openOffersApi } from '../../../testing/scenes/offers.ts';
import { buildSignedIn } from '../../../testing/sign-in.ts';
import { findOffer } from '../offers.repository.ts';

const api = await openOffersApi();
const { db, ours, theirs, buildOfferAt, call } = api;

const people = {
  'the hospital’s administrator': ours.administrator.jwt,
  'its recruiter': ours.recruiter.jwt,
  'its coordinator': ours.selectionCoordinator.jwt,
  'its administrative': ours.administrative.jwt,
  'another hospital’s administrator': theirs.administrator.jwt,
  'another hospital’s recruiter': theirs.recruiter.jwt,
  'a hospital without data': (await buildSignedIn(api, { policyGroups: ['hospital'] })).jwt,
  'an administrator': api.admin.jwt,
  'a superadministrator': api.otherAdmin.jwt,
  'a certified doctor': (await buildSignedIn(api, { policyGroups: ['certifiedDoctor'] })).jwt,
  'a doctor': (await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'] })).jwt,
  nobody: undefined,
};

type Person = keyof typeof people;

const teamEvents: readonly OfferEvent[] = ['approve', 'refuse'];

/** Where each event leads, by hand; `clone`, `delete` and `chooseVisibility` are possible everywhere. */
const leads: Partial<Record<`${OfferStage} ${OfferEvent}`, OfferStage>> = {
  'draft edit': 'draft',
  'pending edit': 'draft',
  'refused edit': 'draft',
  'approved edit': 'revisionDraft',
  'revisionDraft edit': 'revisionDraft',
  'revisionPending edit': 'revisionDraft',
  'revisionRefused edit': 'revisionDraft',
  'draft chooseProcess': 'draft',
  'refused chooseProcess': 'refused',
  'draft publish': 'pending',
  'refused publish': 'pending',
  'revisionDraft publish': 'revisionPending',
  'revisionRefused publish': 'revisionPending',
  'pending approve': 'approved',
  'revisionPending approve': 'approved',
  'pending refuse': 'refused',
  'revisionPending refuse': 'revisionRefused',
  'approved close': 'closed',
  'revisionDraft close': 'closed',
  'revisionPending close': 'closed',
  'revisionRefused close': 'closed',
  'revisionDraft discardRevision': 'approved',
  'revisionPending discardRevision': 'approved',
  'revisionRefused discardRevision': 'approved',
};

/** What somebody gets before the stage matters at all; null where it does. */
function refusalOf(person: Person, event: OfferEvent): { status: number; code: string } | null {
  const forbidden = { status: 403, code: 'Forbidden' };
  switch (person) {
    case 'nobody':
      return { status: 401, code: 'Unauthenticated' };
    case 'a doctor':
    case 'a certified doctor':
    case 'a hospital without data':
    case 'its coordinator':
    case 'its administrative':
      return forbidden;
    case 'an administrator':
    case 'a superadministrator':
      return null;
    case 'another hospital’s administrator':
    case 'another hospital’s recruiter':
      return teamEvents.includes(event) ? forbidden : { status: 404, code: 'NotFound' };
    default:
      return teamEvents.includes(event) ? forbidden : null;
  }
}

describe.each(offerStages)('an offer at %s', (stage) => {
  const shared = buildOfferAt(stage);
  const cells = offerEvents.flatMap((event) =>
    (Object.keys(people) as Person[]).map((person) => [event, person] as const),
  );

  test.each(cells)('%s by %s', async (event, person) => {
    const refusal = refusalOf(person, event);
    const to = event === 'chooseVisibility' ? stage : leads[`${stage} ${event}`];
    const happens = !refusal && (to !== undefined || event === 'clone' || event === 'delete');
    const { id } = happens ? await buildOfferAt(stage) : await shared;
    const answer = await call(people[person], event, id);
    const after = await findOffer(db, id);
    if (!happens) {
      const expected = refusal ?? { status: 409, code: 'InvalidStatusChange' };
      expect(answer).toMatchObject({ status: expected.status, body: { code: expected.code } });
      expect(after).toEqual(await shared);
    } else if (event === 'delete') {
      expect(answer.status).toBe(204);
      expect(after).toBeNull();
    } else if (event === 'clone') {
      expect(answer.status).toBe(201);
      expect(after).toMatchObject({ version: 1 });
      expect((answer.body as ManagedOffer).id).not.toBe(id);
      expect(answer.body).toMatchObject({ status: 'draft', revision: null });
    } else {
      expect(answer.status).toBe(200);
      expect(after && stageOf(after)).toBe(to);
      expect(stageOf(answer.body as ManagedOffer)).toBe(to);
      // What is written stays as it is while a process or its readers are chosen: nobody's words become stale by it.
      expect(after?.version).toBe(event === 'chooseProcess' || event === 'chooseVisibility' ? 1 : 2);
    }
  });
});
