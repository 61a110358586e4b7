import { randomUUIDv7 } from 'node:crypto';
import type { OwnCandidacy, OwnCandidacyPage } from '@fonendo/contract/candidacies/candidacies.schema';
import type { DoctorDashboard } from '@fonendo/contract/dashboards.schema';
import {
  type DocumentRequestStatus,
  documentRequestStatuses,
} from '@fonendo/domain/document-requests/document-request.lifecycle';
import { type InterviewStatus, interviewStatuses } from '@fonendo/domain/interviews/interview.lifecycle';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentRequests, interviewSlots } from '../../db/schema/selection.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedInDoctor } from '../../testing/doctor-sign-in.ts';
import { buildCandidacy } from '../../testing/factories/hospital-factories.ts';
import { buildInterview, firstDate } from '../../testing/scenes/interviews.ts';

const api = await openTestApi();
const { db, request } = api;

type Candidacy = Awaited<ReturnType<typeof buildCandidacy>>;

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, day, 9));

const file = { fileName: 'a.pdf', bytes: 9, sha256: '0'.repeat(64), uploadedAt: dayOf(2) };

const buildOwn = (doctorId: string, appliedAt: Date) =>
  buildCandidacy(db, { doctorId, status: 'inProcess', appliedAt });

async function askFor({ id, hospitalId, doctorId }: Candidacy, status: DocumentRequestStatus) {
  const given = status === 'uploaded' || status === 'accepted' || status === 'askedAgain';
  await db.insert(documentRequests).values({
    ...{ id: randomUUIDv7(), candidacyId: id, hospitalId, doctorId, position: 0, kind: null, status },
    ...{ name: 'Seguro', why: 'Lo pide la plaza.', dueOn: '2026-03-20', createdAt: dayOf(1) },
    ...(given && file),
  });
}

/** Nobody has two at a time. */
async function meet(candidacy: Candidacy, status: InterviewStatus, index: number) {
  const hasDate = ['confirmed', 'held', 'notAttended'].includes(status);
  const startsAt = new Date(firstDate.getTime() + index * 60 * 60_000);
  const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
  await buildInterview(db, candidacy, { status, ...(hasDate && { startsAt, endsAt }) });
}

const page = async (token: string, query: string) =>
  (await request('GET', `/api/candidacies/mine?${query}`, { token })).body as OwnCandidacyPage;

async function walk(token: string, limit: number): Promise<OwnCandidacy[]> {
  const { items, nextCursor } = await page(token, `limit=${limit}`);
  const all = [...items];
  for (let cursor = nextCursor; cursor !== null; ) {
    const next = await page(token, `limit=${limit}&cursor=${cursor}`);
    all.push(...next.items);
    cursor = next.nextCursor;
  }
  return all;
}

/** Dates that nobody picked before they were over. */
const longAgo = new Date('2026-03-01T09:00:00Z');

type Cell = { asked: DocumentRequestStatus | null; meeting: InterviewStatus | null };

const cells = [null, ...documentRequestStatuses].flatMap((asked) =>
  [null, ...interviewStatuses].map((meeting): Cell => ({ asked, meeting })),
);

/** A document to hand in, or dates to choose from: whatever else there is, somebody else acts. */
const isDoctors = ({ asked, meeting }: Cell) =>
  asked === 'asked' || asked === 'askedAgain' || meeting === 'pendingConfirmation';

test('it is the doctor’s turn in the cells of the rule, and those come first on every page', async () => {
  const { jwt, userId } = await buildSignedInDoctor(api);
  const expected = [];
  for (const [index, cell] of cells.entries()) {
    const candidacy = await buildOwn(userId, dayOf(index + 1));
    if (cell.asked) await askFor(candidacy, cell.asked);
    if (cell.meeting) await meet(candidacy, cell.meeting, index);
    expected.unshift({ id: candidacy.id, yourTurn: isDoctors(cell) });
  }
  const listed = await walk(jwt, 7);
  expect(listed.map(({ id, yourTurn }) => ({ id, yourTurn }))).toEqual([
    ...expected.filter(({ yourTurn }) => yourTurn),
    ...expected.filter(({ yourTurn }) => !yourTurn),
  ]);
  // What is to be done is said of the same ones.
  for (const { yourTurn, next } of listed) expect(next.some(({ kind }) => kind !== 'interview')).toBe(yourTurn);
});

test('it is the hospital’s turn once all dates that it proposed are over', async () => {
  const { jwt, userId } = await buildSignedInDoctor(api);
  const left = await buildOwn(userId, dayOf(1));
  await meet(left, 'pendingConfirmation', 0);
  const over = await buildOwn(userId, dayOf(2));
  const { id } = await buildInterview(db, over);
  await db
    .update(interviewSlots)
    .set({ startsAt: longAgo, endsAt: new Date(longAgo.getTime() + 45 * 60_000) })
    .where(eq(interviewSlots.interviewId, id));
  const listed = await walk(jwt, 1);
  expect(listed.map((own) => [own.id, own.yourTurn])).toEqual([
    [left.id, true],
    [over.id, false],
  ]);
  expect(listed[1]?.next).toEqual([]);
});

test('an old turn is on the first page and on the dashboard; once done it goes back to its place', async () => {
  const { jwt, userId } = await buildSignedInDoctor(api);
  const old = await buildOwn(userId, dayOf(1));
  await askFor(old, 'asked');
  const newer = [];
  for (const day of [2, 3, 4, 5]) newer.unshift((await buildOwn(userId, dayOf(day))).id);
  const onDashboard = async () =>
    ((await request('GET', '/api/dashboards/doctor', { token: jwt })).body as DoctorDashboard).candidacies;

  expect((await page(jwt, 'limit=2')).items.map(({ id }) => id)).toEqual([old.id, newer[0]]);
  expect((await onDashboard()).map(({ id, yourTurn }) => [id, yourTurn])).toEqual([
    [old.id, true],
    [newer[0], false],
    [newer[1], false],
  ]);
  await db
    .update(documentRequests)
    .set({ status: 'uploaded', ...file })
    .where(eq(documentRequests.candidacyId, old.id));
  expect((await walk(jwt, 2)).map(({ id }) => id)).toEqual([...newer, old.id]);
  expect((await onDashboard()).map(({ id }) => id)).toEqual(newer.slice(0, 3));
});
