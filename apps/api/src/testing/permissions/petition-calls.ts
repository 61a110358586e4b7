import { randomUUIDv7 } from 'node:crypto';
import type { PetitionStatus } from '@fonendo/domain/petitions/petition.lifecycle';
import { messages } from '../../db/schema/conversations.ts';
import {
  petitionConditions,
  petitionHearings,
  petitionReceipts,
  petitionSuspensions,
  type petitions,
} from '../../db/schema/petitions.ts';
import { type FileNoun, newFileKey } from '../../integrations/files/file-store.port.ts';
import type { TestApi } from '../api.ts';
import { buildDocument } from '../factories/document-factories.ts';
import { buildContract } from '../factories/factories.ts';
import { buildPapers, buildPetition } from '../factories/petition-factories.ts';
import { blob, pdf } from '../scenes/documents.ts';
import { eventCalls } from '../scenes/petitions.ts';
import { type Call, doctorOf, emptyHanded, listed, named, type Owner, personal } from './call.ts';

type Papers = Parameters<typeof buildPapers>[2];
type Row = typeof petitions.$inferSelect;
type Options = { papers?: Papers; row?: Partial<Row>; also?: (api: TestApi, petition: Row) => Promise<object> };

async function petition(api: TestApi, owner: Owner, status: PetitionStatus | null, { papers, row }: Options = {}) {
  const doctorId = await doctorOf(api, owner);
  await buildPapers(api.db, doctorId, papers);
  return buildPetition(api.db, { doctorId, status, ...row });
}

/** A call that names a petition in this status, everything it needs being there. */
const ofPetition = (status: PetitionStatus | null, body?: unknown, options: Options = {}): Call =>
  named(async (api, owner) => {
    const made = await petition(api, owner, status, options);
    return {
      params: { id: made.id, ...(await options.also?.(api, made)) },
      ...(body !== undefined && { body }),
    };
  });

async function storedFile({ files }: TestApi, noun: FileNoun): Promise<string> {
  const key = newFileKey(noun);
  await files.put(key, pdf);
  return key;
}

async function receipt(api: TestApi, { id: petitionId }: Row): Promise<string> {
  const code = randomUUIDv7()
    .slice(-12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-');
  const fileKey = await storedFile(api, 'receipts');
  const issued = { issuedAt: api.clock.now(), sha256: '0'.repeat(64), documents: [] };
  await api.db.insert(petitionReceipts).values({ petitionId, code, fileKey, ...issued });
  return code;
}

const onPaper = { channel: 'paper', notifiedOn: '2026-03-09' } as const;

const suspended = async (
  { db }: TestApi,
  { id: petitionId }: Row,
  more: Partial<typeof petitionSuspensions.$inferInsert> = {},
) => {
  const open = { reason: 'Falta una página.', from: '2026-03-03', answerBy: '2026-03-17', ...more };
  await db.insert(petitionSuspensions).values({ id: randomUUIDv7(), petitionId, ...open });
  return {};
};

const heard = async (
  { db }: TestApi,
  { id: petitionId }: Row,
  notified: Partial<typeof petitionHearings.$inferInsert> = {},
) => {
  const hearing = { proposal: 'denial', summary: 'Faltan horas.', channel: 'paper', notifiedOn: '2026-03-03' } as const;
  await db.insert(petitionHearings).values({ id: randomUUIDv7(), petitionId, ...hearing, ...notified });
  return {};
};

/** With the file of its resolution. */
async function resolved(api: TestApi, owner: Owner, status: PetitionStatus, overrides: Partial<Row> = {}) {
  const file = { resolutionFileName: 'resolucion.pdf', resolutionBytes: pdf.length };
  const row = { resolutionFileKey: await storedFile(api, 'resolutions'), ...file, ...overrides };
  return petition(api, owner, status, { row });
}

async function document(api: TestApi, owner: Owner, overrides: object = {}): Promise<string> {
  const doctorId = await doctorOf(api, owner);
  const fileKey = await storedFile(api, 'documents');
  return (await buildDocument(api.db, { doctorId, kind: 'additional', fileKey, ...overrides })).id;
}

const ofDocument = (overrides: object = {}): Call =>
  named(async (api, owner) => ({ params: { id: await document(api, owner, overrides) } }));

/** A petition with a file that the team sent its doctor. */
async function messaged(api: TestApi, owner: Owner) {
  const { id: petitionId } = await petition(api, owner, 'Pending');
  const id = randomUUIDv7();
  await api.db.insert(messages).values({
    ...{ id, petitionId, side: 'team' as const, key: id, text: '', searchText: '', sentAt: api.clock.now() },
    ...{
      fileKey: await storedFile(api, 'messages'),
      fileName: 'guia.pdf',
      bytes: pdf.length,
      sha256: '0'.repeat(64),
    },
  });
  return { id: petitionId, messageId: id };
}

const file = { body: blob(pdf), headers: { 'x-file-name': 'documento.pdf' } };

const readMessage: Call = named(async (api, owner) => {
  const { id, messageId } = await messaged(api, owner);
  return { params: { id }, body: { upTo: messageId } };
});

export const petitionCalls: Record<string, Call | Call[]> = {
  'GET /petitions': listed(async (api, owner) => {
    const { id, reference } = await petition(api, owner, 'Pending');
    return { holds: id, query: { search: reference } };
  }),
  'POST /petitions': personal(),
  'GET /petitions/road': personal(),
  'PUT /petitions/road': emptyHanded,
  'GET /petitions/journey': personal(),
  'PUT /petitions/journey': personal({ body: { step: 'spainRecord', state: 'done', on: '2026-03-09' } }),
  'GET /petitions/counts': personal(),
  'GET /petitions/export.csv': listed(async (api, owner) => ({
    holds: (await petition(api, owner, 'Pending')).reference,
  })),
  'GET /petitions/:id': ofPetition('Pending'),
  'POST /petitions/:id/send': ofPetition(null),
  'PATCH /petitions/:id/checklist': ofPetition(null, { languageProof: 'dele' }),
  'GET /petitions/:id/declaration': ofPetition(null),
  'GET /petitions/:id/declaration/pdf': ofPetition(null),
  // A caller who may sign is told that this is not the text that was offered.
  'POST /petitions/:id/declaration': named(async (api, owner) => ({
    params: { id: (await petition(api, owner, null)).id },
    body: { sha256: '0'.repeat(64), signedName: 'X', accepted: true },
    answers: 409,
  })),
  'POST /petitions/:id/validate': ofPetition('Pending'),
  'POST /petitions/:id/cv-review': ofPetition('Pending', undefined, { papers: { cv: 'pending' } }),
  'POST /petitions/:id/cv-return': ofPetition(
    'Pending',
    { reason: 'Faltan las fechas.' },
    { papers: { cv: 'pending' } },
  ),
  'POST /petitions/:id/comments': ofPetition('Pending', { text: 'Todo en orden.', internal: true }),
  'POST /petitions/:id/send-to-ministry': ofPetition('Review', eventCalls.sendToMinistry.body),
  'POST /petitions/:id/requirements': ofPetition('Sended', { reason: 'Falta una página.', ...onPaper }),
  'POST /petitions/:id/requirements/answer': ofPetition('Sended', { answeredOn: '2026-03-10' }, { also: suspended }),
  'POST /petitions/:id/extension': ofPetition('Sended', { requestedOn: '2026-03-10' }, { also: suspended }),
  'POST /petitions/:id/extension/decision': ofPetition(
    'Sended',
    { decidedOn: '2026-03-10', workingDays: 20 },
    { also: (api, row) => suspended(api, row, { extensionRequestedOn: '2026-03-09' }) },
  ),
  'POST /petitions/:id/hearings': ofPetition('Sended', { proposal: 'denial', summary: 'Faltan horas.', ...onPaper }),
  'POST /petitions/:id/hearings/close': ofPetition(
    'Sended',
    { outcome: 'alleged', closedOn: '2026-03-10' },
    { also: heard },
  ),
  'POST /petitions/:id/notification': ofPetition(
    'Sended',
    { act: 'hearing', reason: 'Era otro día.', ...onPaper },
    { also: heard },
  ),
  'POST /petitions/:id/notification/opened': ofPetition(
    'Sended',
    { act: 'hearing', openedOn: '2026-03-09' },
    { also: (api, row) => heard(api, row, { channel: 'electronic', disposedOn: '2026-03-06', notifiedOn: null }) },
  ),
  'POST /petitions/:id/registry': ofPetition('Sended', {
    ...{ registryNumber: 'REGAGE26e00000000001', registeredOn: '2026-01-12', reason: 'Era otro día.' },
  }),
  'GET /petitions/:id/messages': ofPetition('Pending'),
  'POST /petitions/:id/messages': ofPetition('Pending', {
    ...{ text: '¿Cuánto tarda?', key: '0198f3a0-0000-7000-8000-000000000002' },
  }),
  'PUT /petitions/:id/messages/file': named(async (api, owner) => ({
    params: { id: (await petition(api, owner, 'Pending')).id },
    ...file,
  })),
  'POST /petitions/:id/messages/read': readMessage,
  'POST /petitions/:id/messages/settle': readMessage,
  'GET /petitions/:id/messages/:messageId/file': named(async (api, owner) => ({ params: await messaged(api, owner) })),
  'GET /petitions/:id/receipt': ofPetition('Pending', undefined, {
    also: async (api, row) => {
      await receipt(api, row);
      return {};
    },
  }),
  'GET /petitions/:id/resolution-file': named(async (api, owner) => ({
    params: { id: (await resolved(api, owner, 'Refused')).id },
  })),
  'POST /petitions/:id/resolution-file': named(async (api, owner) => ({
    params: { id: (await petition(api, owner, 'Sended')).id },
    ...file,
  })),
  'POST /petitions/:id/requirements/:requirementId/letter': named(async (api, owner) => {
    const made = await petition(api, owner, 'Sended');
    const requirementId = randomUUIDv7();
    await suspended(api, made, { id: requirementId });
    return { params: { id: made.id, requirementId }, ...file };
  }),
  'GET /petitions/:id/requirements/:requirementId/letter': named(async (api, owner) => {
    const made = await petition(api, owner, 'Sended');
    const requirementId = randomUUIDv7();
    const letterFileKey = await storedFile(api, 'requirement-letters');
    await suspended(api, made, { id: requirementId, letterFileKey, letterFileName: 'a.pdf', letterBytes: pdf.length });
    return { params: { id: made.id, requirementId } };
  }),
  'POST /petitions/:id/hearings/:hearingId/letter': named(async (api, owner) => {
    const made = await petition(api, owner, 'Sended');
    const hearingId = randomUUIDv7();
    await heard(api, made, { id: hearingId });
    return { params: { id: made.id, hearingId }, ...file };
  }),
  'GET /petitions/:id/hearings/:hearingId/letter': named(async (api, owner) => {
    const made = await petition(api, owner, 'Sended');
    const hearingId = randomUUIDv7();
    const letterFileKey = await storedFile(api, 'hearing-letters');
    await heard(api, made, { id: hearingId, letterFileKey, letterFileName: 'a.pdf', letterBytes: pdf.length });
    return { params: { id: made.id, hearingId } };
  }),
  'POST /petitions/:id/resolve': named(async (api, owner) => ({
    params: { id: (await resolved(api, owner, 'Sended')).id },
    body: eventCalls.refuse.body,
  })),
  'POST /petitions/:id/conditions/:conditionId/done': named(async (api, owner) => {
    const { id: petitionId } = await resolved(api, owner, 'Aproved', { resolutionKind: 'conditional' });
    const conditionId = randomUUIDv7();
    await api.db.insert(petitionConditions).values({ id: conditionId, petitionId, position: 0, text: 'Un curso.' });
    return { params: { id: petitionId, conditionId } };
  }),
  'GET /petitions/:id/cv.pdf': ofPetition('Pending'),
  'GET /petitions/:id/letters/:kind': ofPetition('Sended', undefined, {
    also: async (api, row) => ({ ...(await suspended(api, row)), kind: 'subsanacion' }),
  }),
  'GET /petitions/:id/deadlines.ics': ofPetition('Sended'),
  'GET /verify/:code': named(async (api, owner, self) => {
    const code = await receipt(api, await petition(api, owner, 'Pending'));
    return { params: { code: owner === self ? code : code.split('').reverse().join('') } };
  }),

  'GET /documents': listed(async (api, owner) => ({ holds: await document(api, owner) })),
  'POST /documents/:kind': [
    personal({ params: { kind: 'passport' }, ...file }),
    named(async (api, owner) => ({
      params: { kind: 'additional' },
      query: { replaces: await document(api, owner) },
      ...file,
    })),
  ],
  'GET /documents/:id/file': ofDocument(),
  'DELETE /documents/:id': ofDocument(),
  'POST /documents/:id/verdict': named(async (api, owner) => {
    const { doctorId } = await petition(api, owner, 'Pending');
    const id = await document(api, { ...owner, doctorId });
    return { params: { id }, body: { verdict: 'approved', from: 'pending' } };
  }),

  'GET /cv': personal(),
  'PUT /cv': emptyHanded,
  'GET /cv/pdf': personal(async (api, owner) => {
    await buildPapers(api.db, await doctorOf(api, owner));
    return {};
  }),
  'GET /contract': personal(),
  'GET /contract/pdf': personal(),
  'POST /contract': emptyHanded,
  'GET /contract/signed': personal(async (api, { userId }) => {
    await buildContract(api.db, { userId, signedFileKey: await storedFile(api, 'contracts') });
    return {};
  }),
};
