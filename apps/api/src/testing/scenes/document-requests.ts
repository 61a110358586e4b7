import type { HospitalRequests, OwnRequests } from '@fonendo/contract/document-requests.schema';
import { eq } from 'drizzle-orm';
import { documentRequests } from '../../db/schema/selection.ts';
import type { TestApi } from '../api.ts';
import { buildSignedInDoctor } from '../doctor-sign-in.ts';
import { buildCandidacy, buildHospital, buildOffer } from '../factories/hospital-factories.ts';
import { blob, pdf } from './documents.ts';
import { buildStaff } from './hospital-staff.ts';

type Sent = { body?: Blob | ReadableStream; name?: string; headers?: Record<string, string> };

/** The clock of the tests stands at 10 March 2026. */
export const diplomaAndLetter = {
  papers: [
    { kind: 'diploma', name: '', why: 'Para comprobar tu título.' },
    { kind: null, name: 'Carta de la jefatura anterior', why: 'Valoramos referencias.' },
  ],
  dueOn: '2026-03-20',
};

/** A hospital with a recruiter, and a candidate of theirs at the first step, both signed in. */
export async function buildSelection(api: TestApi, overrides: Parameters<typeof buildCandidacy>[1] = {}) {
  const hospital = await buildHospital(api.db);
  const recruiter = await buildStaff(api, hospital.id, 'recruiter');
  const offer = await buildOffer(api.db, { hospitalId: hospital.id });
  const doctor = await buildSignedInDoctor(api);
  const candidacy = await buildCandidacy(api.db, {
    ...{ doctorId: doctor.userId, offerId: offer.id, status: 'inProcess' },
    ...overrides,
  });
  return { hospital, recruiter, offer, doctor, candidacy };
}

/** What both sides do with requests, over a test's API. */
export function requestCalls(api: TestApi) {
  const { db, request } = api;

  async function ask(token: string, candidacyId: string, body: object = diplomaAndLetter) {
    const answer = await request('POST', `/api/selection/candidacies/${candidacyId}/document-requests`, {
      token,
      body,
    });
    return { ...answer, body: answer.body as HospitalRequests & { made: number } };
  }

  async function put(path: string, token: string, { body = blob(pdf), name = 'titulo.pdf', headers }: Sent = {}) {
    const response = await api.api.request(path, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/pdf',
        'x-file-name': encodeURIComponent(name),
        ...headers,
      },
      body,
      duplex: 'half',
    } as RequestInit);
    return { status: response.status, body: (await response.json()) as unknown };
  }

  async function upload(token: string, id: string, sent?: Sent) {
    const { status, body } = await put(`/api/document-requests/${id}/file`, token, sent);
    return { status, body: body as OwnRequests };
  }

  /** By the hospital's staff. */
  async function handIn(token: string, id: string, sent?: Sent) {
    const { status, body } = await put(`/api/selection/document-requests/${id}/file`, token, sent);
    return { status, body: body as HospitalRequests };
  }

  const rowsOf = (candidacyId: string) =>
    db.select().from(documentRequests).where(eq(documentRequests.candidacyId, candidacyId));

  async function rowOf(id: string) {
    const [row] = await db.select().from(documentRequests).where(eq(documentRequests.id, id));
    if (!row) throw new Error(`no request ${id}`);
    return row;
  }

  return {
    ask,
    upload,
    handIn,
    rowsOf,
    rowOf,

    async askOne(token: string, candidacyId: string): Promise<string> {
      const [paper] = diplomaAndLetter.papers;
      const { body } = await ask(token, candidacyId, { papers: [paper], dueOn: diplomaAndLetter.dueOn });
      const id = body.items.at(-1)?.id;
      if (!id) throw new Error(`nothing was asked for: ${JSON.stringify(body)}`);
      return id;
    },

    /** Judges the file that is there now. */
    async judge(token: string, id: string, verb: 'accept' | 'ask-again' | 'cancel', uploadedAt?: string) {
      const seen = uploadedAt ?? (await rowOf(id)).uploadedAt?.toISOString() ?? '2026-03-01T00:00:00.000Z';
      const bodies = {
        accept: { uploadedAt: seen },
        'ask-again': { uploadedAt: seen, reason: 'No se lee la segunda página.', dueOn: '2026-03-25' },
        cancel: undefined,
      };
      return request('POST', `/api/document-requests/${id}/${verb}`, {
        token,
        ...(bodies[verb] && { body: bodies[verb] }),
      });
    },
  };
}
