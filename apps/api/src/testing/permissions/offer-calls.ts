import { randomUUIDv7 } from 'node:crypto';
import { type OfferStage, standingAt } from '@fonendo/domain/offers/offer.lifecycle';
import { standardSteps } from '@fonendo/domain/processes/process';
import { savedSearches } from '../../db/schema/offers.ts';
import { selectionProcesses } from '../../db/schema/selection-processes.ts';
import type { TestApi } from '../api.ts';
import { buildDocument } from '../factories/document-factories.ts';
import { buildDoctor, buildEntitlement } from '../factories/factories.ts';
import { buildOffer } from '../factories/hospital-factories.ts';
import { buildPapers } from '../factories/petition-factories.ts';
import { completeContent } from '../scenes/offers.ts';
import { type Call, doctorOf, emptyHanded, listed, mixed, named, type Owner, personal } from './call.ts';

async function offerAt({ db }: TestApi, { hospitalId }: Owner, stage: OfferStage) {
  const { status, revisionStatus } = standingAt(stage);
  const revision = revisionStatus && { ...completeContent, name: 'FEA de Nefrología (turno rotatorio)' };
  const publishedAt = status === 'approved' || status === 'closed' ? new Date('2026-01-02T00:00:00Z') : null;
  return buildOffer(db, { hospitalId, ...completeContent, status, revisionStatus, revision, publishedAt });
}

/** A call that names an offer of the hospital at this stage. */
const offer = (stage: OfferStage, body?: unknown): Call =>
  named(async (api, owner) => ({
    params: { id: (await offerAt(api, owner, stage)).id },
    ...(body !== undefined && { body }),
  }));

/** Doctors know the offers that were opened to them; another is none. */
const openedOffer = (prepare?: (api: TestApi, doctorId: string) => Promise<void>): Call =>
  named(async (api, owner, self) => {
    if (owner === self) await prepare?.(api, await doctorOf(api, self));
    return { params: { id: (await offerAt(api, owner, owner === self ? 'approved' : 'pending')).id } };
  });

/** Found by a name that no other has. */
const listedOffer = (filter: (owner: Owner) => Record<string, string>): Call =>
  listed(async ({ db }, owner) => {
    const name = `plaza${randomUUIDv7().slice(-12)}`;
    const unwritten = { status: 'draft' as const, publishedAt: null };
    const { id } = await buildOffer(db, { hospitalId: owner.hospitalId, name, searchTitle: name, ...unwritten });
    return { holds: id, query: { search: name, ...filter(owner) } };
  });

async function process({ db, clock }: TestApi, { hospitalId }: Owner) {
  const id = randomUUIDv7();
  const at = clock.now();
  const row = { id, hospitalId, name: `Proceso ${id}`, steps: standardSteps, createdAt: at, updatedAt: at };
  await db.insert(selectionProcesses).values(row);
  return row;
}

const ofProcess = (body?: unknown): Call =>
  named(async (api, owner) => ({
    params: { id: (await process(api, owner)).id },
    ...(body !== undefined && { body }),
  }));

const search = { name: 'Nefrología en Valencia', filters: { speciality: ['Nefrología'] }, mailed: false };

async function savedSearch(api: TestApi, owner: Owner): Promise<string> {
  const id = randomUUIDv7();
  const at = api.clock.now();
  const doctorId = await doctorOf(api, owner);
  await api.db.insert(savedSearches).values({ id, doctorId, ...search, filters: {}, createdAt: at, toldUntil: at });
  return id;
}

const ofSearch = (body?: unknown): Call =>
  named(async (api, owner) => ({ params: { id: await savedSearch(api, owner) }, ...(body !== undefined && { body }) }));

const version = { version: 1 };

export const offerCalls: Record<string, Call | Call[]> = {
  'GET /offers': listed(async (api, owner, self) => {
    const { id } = await offerAt(api, owner, owner === self ? 'approved' : 'pending');
    return { holds: id, query: { speciality: completeContent.speciality ?? '', limit: '100' } };
  }),
  'GET /offers/facets': personal(),
  'GET /offers/:id': openedOffer(),
  'GET /offers/:id/application': openedOffer(),
  'POST /offers/:id/candidacies': openedOffer(async ({ db }, doctorId) => {
    await buildPapers(db, doctorId, { paid: false });
    await buildDocument(db, { doctorId, kind: 'recognitionCredential', status: 'approved' });
    await buildEntitlement(db, { userId: doctorId, product: 'offersAccess' });
  }),
  'POST /offers': [
    personal({ body: { content: completeContent } }),
    // With an id that is given already: one's own draft is found, somebody else's is not.
    named(async (api, owner) => ({ body: { id: (await offerAt(api, owner, 'draft')).id, content: completeContent } })),
  ],
  'GET /offers/managed': [listedOffer(() => ({})), listedOffer(({ hospitalId }) => ({ hospital: hospitalId }))],
  'GET /offers/managed/counts': personal(),
  'GET /offers/managed/:id': offer('draft'),
  'PUT /offers/managed/:id': offer('draft', { ...version, content: completeContent }),
  'DELETE /offers/managed/:id': offer('draft'),
  'PUT /offers/managed/:id/process': [
    offer('draft', { processId: null }),
    mixed(async (api, owner, self) => ({
      params: { id: (await offerAt(api, self, 'draft')).id },
      body: { processId: (await process(api, owner)).id },
    })),
  ],
  'PUT /offers/managed/:id/visibility': offer('draft', { isPublic: false }),
  'POST /offers/managed/:id/publish': offer('draft', version),
  'POST /offers/managed/:id/approve': offer('pending', version),
  'POST /offers/managed/:id/refuse': offer('pending', { ...version, reason: 'Falta detallar las guardias.' }),
  'POST /offers/managed/:id/close': offer('approved'),
  'POST /offers/managed/:id/discard-revision': offer('revisionDraft'),
  'POST /offers/managed/:id/clone': offer('draft'),
  'POST /offers/managed/:id/recommendations': named(async (api, owner) => ({
    params: { id: (await offerAt(api, owner, 'approved')).id },
    body: { doctorIds: [(await buildDoctor(api.db, { findable: true })).userId] },
  })),

  'GET /processes': listed(async (api, owner) => ({ holds: (await process(api, owner)).id })),
  'POST /processes': named(async (api, owner) => {
    const { id, name } = await process(api, owner);
    return { body: { name: `Copia de ${name}`, copyOf: id } };
  }),
  'PUT /processes/:id': named(async (api, owner) => {
    const { id, name } = await process(api, owner);
    return { params: { id }, body: { ...version, name: `${name} bis`, steps: standardSteps } };
  }),
  'DELETE /processes/:id': ofProcess(),
  'POST /processes/:id/default': ofProcess(),
  'DELETE /processes/:id/default': ofProcess(),

  'GET /saved-searches': listed(async (api, owner) => ({ holds: await savedSearch(api, owner) })),
  'POST /saved-searches': emptyHanded,
  'PUT /saved-searches/:id': ofSearch(search),
  'DELETE /saved-searches/:id': ofSearch(),
};
