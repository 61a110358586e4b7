import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DoctorDocuments } from '@fonendo/contract/documents.schema';
import { eq } from 'drizzle-orm';
import type { Api } from '../../api.ts';
import { documents } from '../../db/schema/documents.ts';
import type { TestApi } from '../api.ts';
import { buildDoctor } from '../factories/factories.ts';
import { buildPdf } from '../files/pdf-files.ts';
import { buildSignedIn } from '../sign-in.ts';

type Sent = { body?: Blob | ReadableStream; name?: string; headers?: Record<string, string>; to?: Api };

export const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

/** An ordinary PDF, the same in every test. */
export const pdf = await buildPdf();

export const itemOf = (checklist: DoctorDocuments, kind: string) => checklist.items.find((item) => item.kind === kind);

/** What a doctor does with documents, over a test's API. */
export function documentCalls(api: TestApi) {
  const { db, files, request } = api;

  async function upload(
    token: string,
    kind: string,
    { body = blob(pdf), name = 'pasaporte.pdf', headers, to }: Sent = {},
  ) {
    const response = await (to ?? api.api).request(`/api/documents/${kind}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/pdf',
        'x-file-name': encodeURIComponent(name),
        ...headers,
      },
      body,
      duplex: 'half',
    } as RequestInit);
    return { status: response.status, body: (await response.json()) as DoctorDocuments };
  }

  async function list(token: string): Promise<DoctorDocuments> {
    return (await request('GET', '/api/documents', { token })).body as DoctorDocuments;
  }

  return {
    upload,
    list,
    remove: (token: string, id: string) => request('DELETE', `/api/documents/${id}`, { token }),
    rowsOf: (doctorId: string) => db.select().from(documents).where(eq(documents.doctorId, doctorId)),

    async idOf(token: string, kind = 'passport'): Promise<string> {
      const id = itemOf(await list(token), kind)?.current[0]?.id;
      if (!id) throw new Error(`no ${kind}`);
      return id;
    },

    async buildDoctorSession(overrides: Parameters<typeof buildDoctor>[1] = {}) {
      const { user, jwt } = await buildSignedIn(api, { policyGroups: ['notCertifiedDoctor'], ...overrides.user });
      await buildDoctor(db, { ...overrides, userId: user.id });
      return { user, jwt };
    },

    /** Everything on disk: stored files and uploads under way. */
    async filesOnDisk(): Promise<string[]> {
      const found = await readdir(files.folder, { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    },
  };
}
