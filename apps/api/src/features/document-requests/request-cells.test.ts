import {
  type DocumentRequestEvent,
  type DocumentRequestStatus,
  documentRequestEvents,
  documentRequestMoves,
  documentRequestStatuses,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import { hospitalRoles } from '@fonendo/domain/hospitals/hospital';
import { hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documentRequests } from '../../db/schema/selection.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSelection, requestCalls } from '../../testing/scenes/document-requests.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';

const api = await openTestApi();
const { db } = api;
const { askOne, upload, handIn, judge, rowOf } = requestCalls(api);

const { hospital, recruiter, doctor, candidacy } = await buildSelection(api);
const staff = await Promise.all(
  hospitalRoles.map(async (role) => ({ role, ...(await buildStaff(api, hospital.id, role)) })),
);
const id = await askOne(recruiter.jwt, candidacy.id);
await upload(doctor.jwt, id);

const bringTo = (status: DocumentRequestStatus) =>
  db.update(documentRequests).set({ status, fromStaff: true }).where(eq(documentRequests.id, id));

const verbs = { accept: 'accept', askAgain: 'ask-again', cancel: 'cancel' } as const;

const act = (event: DocumentRequestEvent, token: string) => {
  if (event === 'upload') return upload(token, id);
  return event === 'handIn' ? handIn(token, id) : judge(token, id, verbs[event]);
};

/** Every cell of status x event, by the doctor and by every role of the hospital. */
describe.each(documentRequestStatuses)('a request that is %s', (status) => {
  test.each(documentRequestEvents)('%s', async (event) => {
    const { from, to, by } = documentRequestMoves[event];
    const isOpen = from.includes(status);
    const people = [{ role: 'doctor', jwt: doctor.jwt } as const, ...staff];
    for (const { role, jwt } of people) {
      await bringTo(status);
      const isTheirs =
        by === 'doctor' ? role === 'doctor' : role !== 'doctor' && hasHospitalRight(role, 'requestDocuments');
      const expected = isTheirs ? (isOpen ? 200 : 409) : 403;
      const answer = await act(event, jwt);
      expect(answer.status, `${event} by ${role}`).toBe(expected);
      if (expected === 409) expect(answer.body).toMatchObject({ code: 'InvalidStatusChange' });
      expect((await rowOf(id)).status, `${event} by ${role}`).toBe(expected === 200 ? to : status);
    }
  });
});
