import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { PetitionStatus, petitionEvents } from '@fonendo/domain/petitions/petition.lifecycle';
import { openTestApi } from '../api.ts';
import { buildSignedInDoctor, type DoctorOptions } from '../doctor-sign-in.ts';
import { buildPapers, buildPetition } from '../factories/petition-factories.ts';
import { buildPdf } from '../files/pdf-files.ts';
import { buildSignedIn } from '../sign-in.ts';

type Options = {
  doctor?: DoctorOptions;
  papers?: Parameters<typeof buildPapers>[2];
  petition?: Partial<Parameters<typeof buildPetition>[1]>;
};

/** How an act of the ministry was notified, for tests that are not about it. */
const notified = { channel: 'paper', notifiedOn: '2026-03-10' } as const;

/** Fields that an act of the ministry cannot go without. */
const neededBy: Record<string, object> = { resolve: notified, requirements: { channel: 'paper' } };

/** What each event of the lifecycle is called over HTTP, with a body that is right. */
export const eventCalls: Record<(typeof petitionEvents)[number], { path: string; body?: unknown }> = {
  send: { path: 'send' },
  validate: { path: 'validate' },
  sendToMinistry: {
    path: 'send-to-ministry',
    body: { registryNumber: 'REGAGE26e00098765', registeredOn: '2026-03-09' },
  },
  approve: { path: 'resolve', body: { kind: 'granted', comment: 'Se concede la homologación.', ...notified } },
  refuse: { path: 'resolve', body: { kind: 'denied', comment: 'Faltan créditos.', ...notified } },
};

/** The API with two administrators, and ways to make petitions and to act on them. */
export async function openPetitionsApi() {
  const api = await openTestApi();
  const admin = await buildSignedIn(api, { policyGroups: ['admin'], firstname: 'Lucía', lastname: 'Ferrándiz' });
  const otherAdmin = await buildSignedIn(api, { policyGroups: ['superadmin'] });
  const pdf = await buildPdf({ text: 'Resolución' });

  /** A signed-in doctor with a petition in this status, everything it needs being there. */
  async function buildCase(status: PetitionStatus | null = null, { doctor, papers, petition }: Options = {}) {
    const person = await buildSignedInDoctor(api, doctor);
    await buildPapers(api.db, person.userId, papers);
    const row = await buildPetition(api.db, { status, ...petition, doctorId: person.userId });
    return { ...person, petitionId: row.id, petition: row };
  }

  const act = (token: string, petitionId: string, path: string, body?: unknown) =>
    api.request('POST', `/api/petitions/${petitionId}/${path}`, {
      token,
      ...(body !== undefined && { body: { ...neededBy[path], ...(body as object) } }),
    });

  async function attach(
    token: string,
    petitionId: string,
    content: Uint8Array = pdf,
    contentType = 'application/pdf',
    path = 'resolution-file',
  ) {
    const response = await api.api.request(`/api/petitions/${petitionId}/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': contentType,
        'x-file-name': encodeURIComponent('resolución.pdf'),
      },
      body: new Blob([new Uint8Array(content)]),
      duplex: 'half',
    } as RequestInit);
    return { status: response.status, body: (await response.json()) as Petition };
  }

  async function upload(token: string, kind: string, query: Record<string, string> = {}) {
    const response = await api.api.request(`/api/documents/${kind}?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf', 'x-file-name': 'nuevo.pdf' },
      body: new Blob([new Uint8Array(pdf)]),
      duplex: 'half',
    } as RequestInit);
    return response.status;
  }

  return {
    ...api,
    admin,
    otherAdmin,
    pdf,
    buildCase,
    act,
    attach,
    upload,
    read: async (token: string, petitionId: string) =>
      (await api.request('GET', `/api/petitions/${petitionId}`, { token })).body as Petition,
    judge: (token: string, documentId: string, body: unknown) =>
      api.request('POST', `/api/documents/${documentId}/verdict`, { token, body }),
    documentOf: (petition: Petition, kind: string) => {
      const file = petition.documents.items.find((item) => item.kind === kind)?.current[0];
      if (!file) throw new Error(`no ${kind}`);
      return file;
    },
  };
}
