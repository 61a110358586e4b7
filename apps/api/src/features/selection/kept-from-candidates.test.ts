import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import type { HospitalRequests } from '@fonendo/contract/document-requests.schema';
import type { CalendarFeed, Interview } from '@fonendo/contract/interviews.schema';
import type { HospitalCandidacy } from '@fonendo/contract/selection/selection.schema';
import { standardSteps } from '@fonendo/domain/processes/process';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { contracts } from '../../db/schema/contracts.ts';
import { documents } from '../../db/schema/documents.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Access } from '../../http/access/access.ts';
import { openTestApi } from '../../testing/api.ts';
import { buildHospital, buildOffer } from '../../testing/factories/hospital-factories.ts';
import { readPdf } from '../../testing/files/pdf-text.ts';
import { buildApplicant } from '../../testing/scenes/candidacies.ts';
import { blob, pdf } from '../../testing/scenes/documents.ts';
import { buildStaff } from '../../testing/scenes/hospital-staff.ts';

/**
 * What a hospital keeps to itself (specification, section 4: "reason hidden from the candidate"), each with a word
 * that stands nowhere else. Everything that the candidate can reach is searched for them.
 */
const secrets = {
  reason: 'Motivo-Zafiro: no encaja con el equipo',
  result: 'Resultado-Topacio: flojo en hemodinámica',
  note: 'Nota-Obsidiana: preguntar a su jefe anterior',
  doctorNote: 'Nota-Turmalina: la vimos en el directorio',
  internalText: 'Texto-Malaquita: pedir referencias en secreto',
};

const api = await openTestApi();
const { db, request, outbox, clock } = api;
const hospital = await buildHospital(db);
const staff = await buildStaff(api, hospital.id, 'recruiter');
const doctor = await buildApplicant(api);

const [documentsStep, internalStep, interviewStep] = standardSteps;
if (!documentsStep || !internalStep || !interviewStep) throw new Error('the standard process has three steps');
const offer = await buildOffer(db, {
  hospitalId: hospital.id,
  steps: [
    { ...documentsStep, documents: [{ kind: null, name: 'Carta de recomendación' }] },
    { ...internalStep, text: secrets.internalText },
    interviewStep,
  ],
});

const ask = async (token: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
  const answer = await request(method, `/api${path}`, { token, ...(body !== undefined && { body }) });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const hospitalDoes = (path: string, body?: unknown) => ask(staff.jwt, 'POST', path, body);
const doctorDoes = (path: string, body?: unknown) => ask(doctor.jwt, 'POST', path, body);

/** From the application to the discard, through every kind of step, with the secrets in every field that has one. */
async function runSelection() {
  const { id } = (await doctorDoes(`/offers/${offer.id}/candidacies`)) as OwnCandidacy;
  // What the factories wrote down without a file: the export opens every one.
  await db.delete(documents).where(eq(documents.doctorId, doctor.userId));
  for (const { signedFileKey } of await db.select().from(contracts)) await api.files.put(signedFileKey, pdf);
  const base = `/selection/candidacies/${id}`;
  const at = (step: number) => ({ status: 'inProcess', step });
  await hospitalDoes(`${base}/move`, { from: { status: 'applied', step: null }, to: { step: 0 } });
  const { items } = (await ask(staff.jwt, 'GET', `${base}/document-requests`)) as HospitalRequests;
  const requestId = items[0]?.id ?? '';
  const uploaded = await api.api.request(`/api/document-requests/${requestId}/file`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${doctor.jwt}`,
      'content-type': 'application/pdf',
      'x-file-name': 'carta.pdf',
    },
    body: blob(pdf),
    duplex: 'half',
  } as RequestInit);
  expect(uploaded.status).toBe(200);
  await hospitalDoes(`/document-requests/${requestId}/accept`, { uploadedAt: clock.now().toISOString() });
  await hospitalDoes(`${base}/complete`, { from: at(0), result: secrets.result, startNext: true });
  await hospitalDoes(`${base}/notes`, { text: secrets.note });
  await ask(doctor.jwt, 'PUT', '/doctors/me/findable', { findable: true });
  await hospitalDoes(`/doctors/${doctor.userId}/notes`, { text: secrets.doctorNote });
  await ask(staff.jwt, 'PUT', `${base}/rating`, { stars: 2 });
  await hospitalDoes(`${base}/discard`, { reason: secrets.reason });
  await hospitalDoes(`${base}/undo-discard`);
  await hospitalDoes(`${base}/complete`, { from: at(1), result: secrets.result, startNext: true });
  const interview = (await hospitalDoes(`${base}/interviews`, {
    slots: [{ startsAt: '2026-03-24T14:00:00Z' }, { startsAt: '2026-03-25T14:00:00Z' }],
    ...{ durationMinutes: 45, place: 'video', location: 'https://meet.example/1' },
  })) as Interview;
  const slotId = interview.slots[0]?.id;
  await doctorDoes(`/interviews/${interview.id}/pick`, { slotId });
  // A cancelled interview has no file any more: it is fetched while there is one.
  const invitation = await ask(doctor.jwt, 'GET', `/interviews/${interview.id}/calendar.ics`);
  const { url } = (await ask(doctor.jwt, 'GET', '/calendar-feed')) as CalendarFeed;
  const discarded = (await hospitalDoes(`${base}/discard`, { reason: secrets.reason })) as HospitalCandidacy;
  return { id, requestId, invitation, feed: new URL(url).pathname, discarded };
}

const run = await runSelection();

/** Every GET of the API that a doctor may call, from the document of the routes themselves. */
async function listReachable(): Promise<string[]> {
  const { body } = await request('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, { get?: { 'x-access': Access } }> };
  const reaches = (access: Access) =>
    typeof access === 'string' || access.includes('certifiedDoctor') || access.includes('notCertifiedDoctor');
  return Object.entries(paths).flatMap(([path, { get }]) => (get && reaches(get['x-access']) ? [path] : []));
}

const range = '?from=2026-03-01T00:00:00Z&to=2026-04-30T00:00:00Z';

/** How each one with an id, or with what it cannot do without, is asked for what is this candidate's. */
const filled: Record<string, string> = {
  '/api/offers/{id}': `/api/offers/${offer.id}`,
  '/api/offers/{id}/application': `/api/offers/${offer.id}/application`,
  '/api/candidacies/{id}': `/api/candidacies/${run.id}`,
  '/api/candidacies/{id}/snapshot': `/api/candidacies/${run.id}/snapshot`,
  '/api/candidacies/{id}/document-requests': `/api/candidacies/${run.id}/document-requests`,
  '/api/candidacies/{id}/interviews': `/api/candidacies/${run.id}/interviews`,
  '/api/candidacies/{id}/messages': `/api/candidacies/${run.id}/messages`,
  '/api/candidacies/{id}/contact': `/api/candidacies/${run.id}/contact`,
  '/api/document-requests/{id}/file': `/api/document-requests/${run.requestId}/file`,
  '/api/interviews': `/api/interviews${range}`,
  '/api/calendar/{token}': run.feed,
  '/api/payments/quote': '/api/payments/quote?products=recognition',
  '/api/search': '/api/search?q=cardio',
  '/api/pages': `/api/pages?address=/candidacies/${run.id}`,
  '/api/auth/blocked/{id}': `/api/auth/blocked/${doctor.userId}`,
  '/api/auth/forgot-password/': `/api/auth/forgot-password/?email=${doctor.email}`,
  '/api/auth/send-email-verification/{id}': `/api/auth/send-email-verification/${doctor.userId}`,
};

/**
 * Those that are not asked here, each looked at by somebody: none of them reads a candidacy, a step, a note or an
 * interview. A new endpoint fails this test until it is filled in above or written down here.
 */
const lookedAt: Record<string, string> = {
  '/api/interviews/{id}/calendar.ics': 'searched in a test of its own, as it was before the discard',
  '/api/candidacies/{id}/contact.vcf': 'the hospital that accepted: the same as the contact, and nothing before',
  '/api/messages/{id}/file': 'a file that one side sent the other',
  '/api/metrics': 'how the service is, in numbers by patterns of routes; a 404 for everybody but the machine itself',
  '/api/auth/verify-account/{token}': 'a code of the account',
  '/api/documents/{id}/file': 'a file that the doctor uploaded',
  '/api/mails/unsubscribe/{token}': 'which mails a link switches off',
  '/api/invitations/{token}': 'an invitation to work at a hospital',
  '/api/petitions/{id}': 'the recognition',
  '/api/petitions/{id}/messages': 'what the doctor and the team write to each other',
  '/api/petitions/{id}/messages/{messageId}/file': 'a file that one side sent the other',
  '/api/petitions/{id}/receipt': 'the recognition',
  '/api/petitions/{id}/resolution-file': 'the recognition',
  '/api/petitions/{id}/requirements/{requirementId}/letter': 'the recognition',
  '/api/petitions/{id}/hearings/{hearingId}/letter': 'the recognition',
  '/api/petitions/{id}/letters/{kind}': 'the recognition',
  '/api/petitions/{id}/declaration': 'the recognition',
  '/api/petitions/{id}/declaration/pdf': 'the recognition',
  '/api/petitions/{id}/deadlines.ics': 'the recognition',
  '/api/verify/{code}': 'the receipt of a petition',
  '/api/payments/{id}': 'a payment',
  '/api/payments/{id}/invoice': 'an invoice',
  '/api/payments/{id}/rectifications/{invoiceId}': 'an invoice',
  '/api/notifications/stream': 'never ends; it tells how many there are, and they are searched themselves',
};

const reachable = await listReachable();
const toAsk = reachable.filter((path) => !(path in lookedAt));

test('every endpoint that a doctor reaches is asked or was looked at', () => {
  const unknown = reachable.filter((path) => path.includes('{') && !(path in filled) && !(path in lookedAt));
  expect(unknown).toEqual([]);
  const gone = [...Object.keys(filled), ...Object.keys(lookedAt)].filter((path) => !reachable.includes(path));
  expect(gone).toEqual([]);
  expect(run.discarded).toMatchObject({ status: 'discarded', discardReason: secrets.reason });
});

test.each(toAsk)('nothing in GET %s', async (path) => {
  const answer = await api.api.request(filled[path] ?? path, { headers: { authorization: `Bearer ${doctor.jwt}` } });
  expect([200, 204]).toContain(answer.status);
  await expectNothing(new Uint8Array(await answer.arrayBuffer()), answer.headers.get('content-type') ?? '');
});

test('nothing in the calendar file of an interview', () => {
  expect(run.invitation).toContain('BEGIN:VEVENT');
  expectNone(String(run.invitation));
});

test('nothing in any mail to the candidate, nor in what is attached to it', async () => {
  const mails = outbox.filter(({ to }) => to === doctor.email);
  expect(mails.map(({ heading }) => heading)).toContain('Esta vez no ha podido ser');
  expect(mails.some(({ attachments = [] }) => attachments.some(({ name }) => name.endsWith('.ics')))).toBe(true);
  expectNone(JSON.stringify(mails));
});

test('nothing in what the candidate was notified of', async () => {
  const rows = await db.select().from(notifications).where(eq(notifications.userId, doctor.userId));
  expect(rows.length).toBeGreaterThan(5);
  expectNone(JSON.stringify(rows));
});

test('the hospital does see all of it: the words are where they belong', async () => {
  const seen = JSON.stringify([
    await ask(staff.jwt, 'GET', `/selection/candidacies/${run.id}`),
    await ask(staff.jwt, 'GET', `/selection/candidacies/${run.id}/notes`),
    await ask(staff.jwt, 'GET', `/doctors/${doctor.userId}/notes`),
  ]);
  for (const secret of Object.values(secrets)) expect(seen).toContain(secret);
});

function expectNone(text: string): void {
  for (const [name, secret] of Object.entries(secrets)) {
    expect(text.includes(wordOf(secret)) ? name : null).toBeNull();
  }
}

/** The distinctive word alone: no cut, line break or escape hides it. */
const wordOf = (secret: string) => secret.split(/[-:]/)[1] ?? secret;

/** Archives and PDFs are opened: what is packed cannot be searched. */
async function expectNothing(bytes: Uint8Array, type: string): Promise<void> {
  expectNone(strFromU8(bytes));
  if (type.startsWith('application/pdf')) expectNone(JSON.stringify(await readPdf(bytes)));
  if (type.startsWith('application/zip')) {
    const entries = unzipSync(bytes);
    expect(Object.keys(entries)).toContain('fonendo.json');
    for (const [name, entry] of Object.entries(entries)) {
      await expectNothing(entry, name.endsWith('.pdf') ? 'application/pdf' : 'text/plain');
    }
  }
}
