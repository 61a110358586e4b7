import { randomUUIDv7 } from 'node:crypto';
import type { DoctorProfile } from '@fonendo/contract/doctors/doctors.schema';
import type { InterviewStatus } from '@fonendo/domain/interviews/interview.lifecycle';
import { and, eq, gte } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/audit.ts';
import { messages, quickAnswers, reportedConversations } from '../../db/schema/conversations.ts';
import { offers } from '../../db/schema/offers.ts';
import { candidacyNotes, documentRequests } from '../../db/schema/selection.ts';
import { findDoctorProfile } from '../../features/doctors/doctors.public.ts';
import { newFileKey } from '../../integrations/files/file-store.port.ts';
import type { TestApi } from '../api.ts';
import { buildDocument } from '../factories/document-factories.ts';
import { buildDoctor, buildUser } from '../factories/factories.ts';
import { buildCandidacy, buildHospitalMember, buildOffer } from '../factories/hospital-factories.ts';
import { buildPapers } from '../factories/petition-factories.ts';
import { diplomaAndLetter } from '../scenes/document-requests.ts';
import { blob, pdf } from '../scenes/documents.ts';
import { buildInterview, firstDate, proposal } from '../scenes/interviews.ts';
import { type Call, doctorOf, listed, named, type Owner, type Prepared, personal } from './call.ts';

type Place = Pick<
  Parameters<typeof buildCandidacy>[1] & object,
  'status' | 'step' | 'statusSince' | 'firstDayFrom' | 'firstDayTo'
>;

const applied: Place = { status: 'applied' };
const atDocuments: Place = { status: 'inProcess', step: 0 };
const atInterview: Place = { status: 'inProcess', step: 2 };

/** One offer is enough for all candidates of a hospital: to write one down takes longer than anything else here. */
async function openOfferOf({ db }: TestApi, hospitalId: string): Promise<string> {
  // Others make offers with one vacancy, which the first who is accepted fills.
  const isTheirs = and(eq(offers.hospitalId, hospitalId), eq(offers.status, 'approved'), gte(offers.vacancies, 50));
  const [found] = await db.select({ id: offers.id }).from(offers).where(isTheirs).limit(1);
  return (found ?? (await buildOffer(db, { hospitalId, vacancies: 50 }))).id;
}

/** Somebody's application to an offer of the hospital. */
async function candidacy(api: TestApi, owner: Owner, place: Place = applied, snapshot: DoctorProfile | null = null) {
  const doctorId = await doctorOf(api, owner);
  const offerId = await openOfferOf(api, owner.hospitalId);
  return buildCandidacy(api.db, { ...place, doctorId, offerId, snapshot });
}

/** With what they handed in. */
async function fullCandidacy(api: TestApi, owner: Owner) {
  const doctorId = await doctorOf(api, owner);
  const snapshot = await findDoctorProfile(api.db, doctorId, api.clock.now());
  return candidacy(api, { ...owner, doctorId }, applied, snapshot);
}

const handedIn: Call = named(async (api, owner) => ({ params: { id: (await fullCandidacy(api, owner)).id } }));

const ofCandidacy = (place: Place, body?: unknown): Call =>
  named(async (api, owner) => ({
    params: { id: (await candidacy(api, owner, place)).id },
    ...(body !== undefined && { body }),
  }));

type Interview = Awaited<ReturnType<typeof buildInterview>>;

const ofInterview = (status: InterviewStatus, body?: (interview: Interview) => unknown, started = false): Call =>
  named(async (api, owner) => {
    const dates = started && { startsAt: new Date('2026-03-10T07:00:00Z'), endsAt: new Date('2026-03-10T07:45:00Z') };
    const interview = await buildInterview(api.db, await candidacy(api, owner, atInterview), { status, ...dates });
    return {
      params: { id: interview.id, slotId: interview.slots[1].id },
      ...(body && { body: body(interview) }),
    };
  });

/** A candidate who is left at an offer whose only vacancy is filled. */
async function leftAlone(api: TestApi, owner: Owner) {
  const { id: offerId } = await buildOffer(api.db, { hospitalId: owner.hospitalId, vacancies: 1 });
  await buildCandidacy(api.db, { offerId, status: 'accepted', step: 2 });
  return buildCandidacy(api.db, { offerId, doctorId: await doctorOf(api, owner) });
}

const later = (days: number) => new Date(firstDate.getTime() + days * 24 * 60 * 60_000);
const span = { from: '2026-03-01T00:00:00Z', to: '2026-04-30T00:00:00Z' };

const uploadedAt = new Date('2026-03-09T09:00:00Z');

/** A paper that the candidate was asked for, handed in or not. */
async function requested(api: TestApi, owner: Owner, handedIn: boolean): Promise<string> {
  const { id: candidacyId, hospitalId, doctorId } = await candidacy(api, owner, atDocuments);
  const id = randomUUIDv7();
  const fileKey = newFileKey('document-requests');
  if (handedIn) await api.files.put(fileKey, pdf);
  await api.db.insert(documentRequests).values({
    ...{ id, candidacyId, hospitalId, doctorId, position: 0, kind: 'diploma' as const, name: '', why: '' },
    ...{ dueOn: '2026-03-20', createdAt: api.clock.now() },
    ...(handedIn && {
      ...{ status: 'uploaded' as const, fileKey, fileName: 'titulo.pdf', bytes: pdf.length },
      ...{ sha256: '0'.repeat(64), uploadedAt, fromStaff: true },
    }),
  });
  return id;
}

const ofRequest = (handedIn: boolean, body?: unknown): Call =>
  named(async (api, owner) => ({
    params: { id: await requested(api, owner, handedIn) },
    ...(body !== undefined && { body }),
  }));

const sentFile: Call = named(async (api, owner) => ({
  params: { id: await requested(api, owner, false) },
  body: blob(pdf),
  headers: { 'x-file-name': 'titulo.pdf' },
}));

const seen = { uploadedAt: uploadedAt.toISOString() };
const [diploma] = diplomaAndLetter.papers;
const asked = { papers: [diploma], dueOn: diplomaAndLetter.dueOn };

const ofNote = (body?: unknown): Call =>
  named(async (api, owner) => {
    const { id: candidacyId } = await candidacy(api, owner);
    const id = randomUUIDv7();
    const note = { text: 'Buena impresión.', createdAt: api.clock.now() };
    await api.db.insert(candidacyNotes).values({ id, candidacyId, authorId: owner.userId, ...note });
    return { params: { id }, ...(body !== undefined && { body }) };
  });

/** A file that the hospital sent in the conversation, and the candidacy that it is about. */
async function messaged(api: TestApi, owner: Owner) {
  const { id: candidacyId } = await candidacy(api, owner);
  const id = randomUUIDv7();
  const fileKey = newFileKey('messages');
  await api.files.put(fileKey, pdf);
  await api.db.insert(messages).values({
    ...{ id, candidacyId, side: 'hospital' as const, key: id, text: '', searchText: '', sentAt: api.clock.now() },
    ...{ fileKey, fileName: 'condiciones.pdf', bytes: pdf.length, sha256: '0'.repeat(64) },
  });
  return { id, candidacyId };
}

const readMessage: Call = named(async (api, owner) => {
  const { id, candidacyId } = await messaged(api, owner);
  return { params: { id: candidacyId }, body: { upTo: id } };
});

/** A file of the candidate's, and a document that they were asked for. */
const fileInTalk: Call = named(async (api, owner) => {
  const { id: candidacyId, doctorId, hospitalId } = await candidacy(api, owner, atDocuments);
  const [messageId, requestId] = [randomUUIDv7(), randomUUIDv7()];
  const fileKey = newFileKey('messages');
  await api.files.put(fileKey, pdf);
  await api.db.insert(messages).values({
    ...{ id: messageId, candidacyId, side: 'doctor' as const, key: messageId, text: '', searchText: '' },
    ...{ sentAt: api.clock.now(), fileKey, fileName: 'registro.pdf', bytes: pdf.length, sha256: '1'.repeat(64) },
  });
  await api.db.insert(documentRequests).values({
    ...{ id: requestId, candidacyId, hospitalId, doctorId, position: 0, name: 'Registro', why: 'Lo pide la jefatura.' },
    ...{ dueOn: '2026-03-20', createdAt: api.clock.now() },
  });
  return { params: { id: candidacyId, messageId }, body: { requestId } };
});

const messageFile: Call = named(async (api, owner) => ({
  params: { id: (await candidacy(api, owner)).id },
  body: blob(pdf),
  headers: { 'x-file-name': 'registro.pdf' },
}));

/** A conversation that somebody reported; `self` has opened it. */
const reportedBy = (body?: Record<string, unknown>): Call =>
  named(async (api, owner, self) => {
    const { id: messageId, candidacyId: id } = await messaged(api, owner);
    const since = api.clock.now();
    await api.db.insert(reportedConversations).values({
      ...{ candidacyId: id, standing: 'reported', since, closeReason: null, version: 1 },
      ...(body?.['closed'] === true && { standing: 'closed', closeReason: 'Insultos' }),
    });
    const opening = randomUUIDv7();
    await api.db.insert(auditEntries).values({
      ...{ id: opening, at: since, actorId: self.userId, action: 'conversation.opened' },
      ...{ subjectType: 'candidacy', subjectId: id },
    });
    const { closed: _closed, ...sent } = body ?? {};
    return { params: { id, messageId }, query: { opening }, ...(body && { body: sent }) };
  });

const reported: Call = named(async (api, owner) => {
  const { candidacyId: id } = await messaged(api, owner);
  const theirs = randomUUIDv7();
  await api.db.insert(messages).values({
    ...{ id: theirs, candidacyId: id, side: 'doctor' as const, key: theirs, text: 'No', searchText: 'no' },
    sentAt: api.clock.now(),
  });
  return { params: { id }, body: { reason: 'fraud', text: 'Pide dinero.' } };
});

const message = { text: '¿Desde cuándo sería?', key: '0198f3a0-0000-7000-8000-000000000001' };
const note = { text: 'Llamar el lunes.' };
const startDays = { from: '2026-05-04', to: '2026-06-01' };
const from = { status: 'applied', step: null };

const quick = { title: 'Guardias', es: 'Hay [número] guardias al mes.', en: '' };

async function quickAnswer({ db }: TestApi, { hospitalId }: Owner): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(quickAnswers).values({ ...quick, id, hospitalId, title: id });
  return id;
}

const ofQuickAnswer = (sent: () => Pick<Prepared, 'body' | 'query'>): Call =>
  named(async (api, owner) => ({ params: { id: await quickAnswer(api, owner) }, ...sent() }));

export const selectionCalls: Record<string, Call | Call[]> = {
  'GET /candidacies/mine': listed(async (api, owner) => ({ holds: (await candidacy(api, owner)).id })),
  'GET /candidacies/:id': ofCandidacy(applied),
  'GET /candidacies/:id/snapshot': handedIn,
  'GET /candidacies/:id/document-requests': ofCandidacy(atDocuments),
  'GET /candidacies/:id/interviews': ofCandidacy(atInterview),
  'POST /candidacies/:id/withdraw': ofCandidacy(applied),
  'GET /candidacies/:id/messages': ofCandidacy(applied),
  'POST /candidacies/:id/messages': ofCandidacy(applied, message),
  'PUT /candidacies/:id/messages/file': messageFile,
  'POST /candidacies/:id/messages/read': readMessage,
  'POST /candidacies/:id/messages/report': reported,
  'GET /messages/:id/file': named(async (api, owner) => ({ params: { id: (await messaged(api, owner)).id } })),
  'GET /candidacies/:id/contact': ofCandidacy(applied),
  'PUT /candidacies/:id/contact': ofCandidacy(applied, { sharesPhone: false }),
  'PUT /candidacies/:id/first-day': ofCandidacy({ status: 'accepted' }, startDays),
  'GET /candidacies/:id/contact.vcf': ofCandidacy({ status: 'accepted' }),

  'GET /selection/board': named(async (api, owner) => ({
    query: { offer: (await candidacy(api, owner)).offerId },
  })),
  'GET /selection/candidates': [
    listed(async (api, owner) => ({ holds: (await candidacy(api, owner)).id })),
    named(async (api, owner) => {
      const { id, offerId } = await candidacy(api, owner);
      return { holds: id, query: { offer: offerId } };
    }),
  ],
  'GET /selection/candidates/export': listed(async (api, owner) => {
    const lastname = `Apellido${randomUUIDv7().slice(-12)}`;
    const { userId } = await buildDoctor(api.db, { user: { lastname } });
    const { id } = await fullCandidacy(api, { ...owner, doctorId: userId });
    return { holds: lastname, query: { ids: id } };
  }),
  'GET /selection/people/:doctorId': named(async (api, owner) => {
    const { doctorId } = await fullCandidacy(api, owner);
    return { params: { doctorId } };
  }),
  'GET /selection/candidacies/:id': ofCandidacy(applied),
  'POST /selection/candidacies/:id/move': ofCandidacy(applied, { from, to: { step: 0 } }),
  'POST /selection/candidacies/:id/complete': ofCandidacy(atDocuments, { from: atDocuments, startNext: false }),
  'POST /selection/candidacies/:id/accept': ofCandidacy(atInterview),
  'POST /selection/candidacies/:id/undo-accept': named(async (api, owner) => {
    const accepted = { status: 'accepted', step: 2, statusSince: api.clock.now() } as const;
    const { id } = await candidacy(api, owner, accepted);
    return { params: { id }, body: { reason: 'Fue un error al pulsar.' } };
  }),
  'POST /selection/candidacies/:id/discard': ofCandidacy(applied, { reason: 'Buscamos más experiencia.' }),
  'POST /selection/candidacies/:id/undo-discard': ofCandidacy({ status: 'discarded' }),
  'POST /selection/candidacies/bulk': listed(async (api, owner) => {
    const { id } = await candidacy(api, owner);
    return {
      body: { action: 'discard', reason: 'Buscamos más experiencia.', items: [{ id, from }] },
      holds: JSON.stringify({ id, code: null }),
    };
  }),
  'GET /selection/offers/:id/remaining': named(async (api, owner) => ({
    params: { id: (await leftAlone(api, owner)).offerId },
  })),
  'POST /selection/offers/:id/remaining': named(async (api, owner) => {
    const { id, offerId } = await leftAlone(api, owner);
    const groups = [{ text: 'Gracias por su interés.', items: [{ id, from }] }];
    return { params: { id: offerId }, body: { reason: 'La plaza está cubierta.', groups } };
  }),
  'GET /selection/candidacies/:id/cv': named(async (api, owner) => {
    const doctorId = await doctorOf(api, owner);
    await buildPapers(api.db, doctorId);
    return { params: { id: (await fullCandidacy(api, { ...owner, doctorId })).id } };
  }),
  'GET /selection/candidacies/:id/documents/:documentId': named(async (api, owner) => {
    const doctorId = await doctorOf(api, owner);
    const fileKey = newFileKey('documents');
    await api.files.put(fileKey, pdf);
    const document = await buildDocument(api.db, { doctorId, kind: 'diploma', fileKey, status: 'approved' });
    const { id } = await fullCandidacy(api, { ...owner, doctorId });
    return { params: { id, documentId: document.id } };
  }),

  'GET /selection/candidacies/:id/notes': ofCandidacy(applied),
  'POST /selection/candidacies/:id/notes': ofCandidacy(applied, note),
  'PUT /selection/candidacies/:id/rating': ofCandidacy(applied, { stars: 4 }),
  'GET /selection/candidacies/:id/messages': ofCandidacy(applied),
  'POST /selection/candidacies/:id/messages': ofCandidacy(applied, message),
  'PUT /selection/candidacies/:id/messages/file': messageFile,
  'POST /selection/candidacies/:id/messages/read': readMessage,
  'POST /selection/candidacies/:id/messages/settle': readMessage,
  'POST /selection/candidacies/:id/messages/:messageId/document': fileInTalk,
  'POST /selection/candidacies/:id/messages/report': reported,
  'GET /quick-answers': listed(async (api, owner) => ({ holds: await quickAnswer(api, owner) })),
  'POST /quick-answers': personal(() => ({ body: { ...quick, title: randomUUIDv7() } })),
  'PUT /quick-answers/:id': ofQuickAnswer(() => ({ body: { ...quick, title: randomUUIDv7(), version: 1 } })),
  'DELETE /quick-answers/:id': ofQuickAnswer(() => ({ query: { version: '1' } })),
  'POST /quick-answers/:id/use': ofQuickAnswer(() => ({})),
  'GET /reported-conversations': personal(),
  'POST /reported-conversations/:id/open': reportedBy(),
  'GET /reported-conversations/:id': reportedBy(),
  'GET /reported-conversations/:id/messages/:messageId/file': reportedBy(),
  'POST /reported-conversations/:id/close': reportedBy({ reason: 'Insultos', version: 1 }),
  'POST /reported-conversations/:id/dismiss': reportedBy({ version: 1 }),
  'POST /reported-conversations/:id/reopen': reportedBy({ version: 1, closed: true }),
  'GET /selection/candidacies/:id/contact': ofCandidacy({ status: 'accepted' }),
  'PUT /selection/candidacies/:id/first-day': ofCandidacy(
    { status: 'accepted', firstDayFrom: startDays.from, firstDayTo: startDays.to },
    { day: startDays.from },
  ),
  'PUT /selection/candidacies/:id/call': ofCandidacy({ status: 'accepted' }, { day: '2026-03-10', note: 'Acepta.' }),
  'GET /selection/candidacies/:id/contact.vcf': ofCandidacy({ status: 'accepted' }),
  'PUT /notes/:id': ofNote(note),
  'DELETE /notes/:id': ofNote(),

  'GET /selection/candidacies/:id/document-requests': ofCandidacy(atDocuments),
  'POST /selection/candidacies/:id/document-requests': ofCandidacy(atDocuments, asked),
  'POST /selection/document-requests': listed(async (api, owner) => {
    const { id } = await candidacy(api, owner, atDocuments);
    return {
      body: { ...asked, candidacyIds: [id] },
      holds: JSON.stringify({ candidacyId: id, made: 1, refused: null }),
    };
  }),
  'POST /document-requests/:id/accept': ofRequest(true, seen),
  'POST /document-requests/:id/ask-again': ofRequest(true, { ...seen, reason: 'No se lee.', dueOn: '2026-03-25' }),
  'POST /document-requests/:id/cancel': ofRequest(false),
  'GET /document-requests/:id/file': ofRequest(true),
  'PUT /document-requests/:id/file': sentFile,
  'PUT /selection/document-requests/:id/file': sentFile,

  'GET /interviews': listed(async (api, owner) => ({
    holds: (await buildInterview(api.db, await candidacy(api, owner, atInterview))).id,
    query: span,
  })),
  'GET /interviews/:id/calendar.ics': ofInterview('confirmed'),
  'POST /interviews/:id/pick': ofInterview('pendingConfirmation', ({ slots }) => ({ slotId: slots[1].id })),
  'POST /interviews/:id/decline': ofInterview('pendingConfirmation', () => ({ comment: 'Tengo guardia.' })),
  'POST /interviews/:id/accept-proposal': ofInterview('declined', ({ slots }) => ({ slotId: slots[1].id })),
  'POST /interviews/:id/reschedule': ofInterview('pendingConfirmation', () => proposal(later(7))),
  'POST /interviews/:id/move': ofInterview('pendingConfirmation', ({ slots }) => ({
    from: slots[0].startsAt,
    startsAt: later(7),
  })),
  'POST /interviews/:id/interviewers': named(async (api, owner) => {
    const interview = await buildInterview(api.db, await candidacy(api, owner, atInterview));
    const colleague = await buildUser(api.db, { policyGroups: ['recruiter'] });
    await buildHospitalMember(api.db, { userId: colleague.id, hospitalId: owner.hospitalId, role: 'recruiter' });
    return { params: { id: interview.id }, body: { interviewerIds: [colleague.id] } };
  }),
  'POST /interviews/:id/cancel': ofInterview('pendingConfirmation', () => ({})),
  'POST /interviews/:id/held': ofInterview('confirmed', undefined, true),
  'POST /interviews/:id/not-attended': ofInterview('confirmed', undefined, true),
  'DELETE /interviews/:id/slots/:slotId': ofInterview('pendingConfirmation'),
  'GET /selection/candidacies/:id/interviews': ofCandidacy(atInterview),
  'POST /selection/candidacies/:id/interviews': ofCandidacy(atInterview, proposal(firstDate)),
  'GET /selection/candidacies/:id/busy': named(async (api, owner) => ({
    params: { id: (await candidacy(api, owner, atInterview)).id },
    query: span,
  })),
};
