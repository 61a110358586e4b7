import {
  applicationSchema,
  candidacyIdParamSchema,
  ownCandidaciesQuerySchema,
  ownCandidacyPageSchema,
  ownCandidacySchema,
} from '@fonendo/contract/candidacies/candidacies.schema';
import { doctorProfileSchema } from '@fonendo/contract/doctors/doctors.schema';
import { ApiError } from '../../http/api-error.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { applyToOffer } from './apply-to-offer.ts';
import type { CandidaciesContext } from './candidacies.context.ts';
import { findOwnSnapshot } from './candidacies.repository.ts';
import { listOwnCandidacies } from './list-own-candidacies.ts';
import { readApplication } from './read-application.ts';
import { readOwnCandidacy } from './read-own-candidacy.ts';
import { withdrawCandidacy } from './withdraw-candidacy.ts';

const tags = ['candidacies'];
const access = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const params = candidacyIdParamSchema;

const application = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/offers/{id}/application',
    tags,
    summary: 'Where one stands with an offer: one’s candidacy, or what keeps one from applying',
    request: { params },
    responses: { 200: json(applicationSchema, 'As it is now') },
  },
);

const apply = declareRoute(
  {
    access,
    reach: 'own',
    refuses: ['NotFound', 'AlreadyApplied', 'OfferNotOpen', 'ProfileIncomplete', 'PaymentRequired'],
  },
  {
    method: 'post',
    path: '/offers/{id}/candidacies',
    tags,
    summary: 'Apply to an open offer; the same click again within a minute answers with the same candidacy',
    request: { params },
    responses: { 201: json(ownCandidacySchema, 'Applied') },
  },
);

const mine = declareRoute(
  { access, reach: 'own' },
  {
    method: 'get',
    path: '/candidacies/mine',
    tags,
    summary: 'One’s own candidacies: where it is one’s turn, then the others, the newest first',
    request: { query: ownCandidaciesQuerySchema },
    responses: { 200: json(ownCandidacyPageSchema, 'A page') },
  },
);

const read = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/candidacies/{id}',
    tags,
    summary: 'One candidacy of one’s own: how far it is, and what is to be done',
    request: { params },
    responses: { 200: json(ownCandidacySchema, 'As it is now') },
  },
);

const snapshot = declareRoute(
  { access, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/candidacies/{id}/snapshot',
    tags,
    summary: 'What one handed in: profile, CV and documents as they were when one applied',
    request: { params },
    responses: { 200: json(doctorProfileSchema, 'Exactly what the hospital judges') },
  },
);

const withdraw = declareRoute(
  { access, reach: 'own', refuses: ['NotFound', 'InvalidStatusChange'] },
  {
    method: 'post',
    path: '/candidacies/{id}/withdraw',
    tags,
    summary: 'Withdraw an open candidacy of one’s own; there is no second one to the same offer',
    request: { params },
    responses: { 200: json(ownCandidacySchema, 'Withdrawn') },
  },
);

export function candidaciesRoutes(context: CandidaciesContext) {
  const { db } = context;
  return createRouter()
    .openapi(application, async (c) =>
      c.json(await readApplication(context, getActor(c), c.req.valid('param').id), 200),
    )
    .openapi(apply, async (c) => c.json(await applyToOffer(context, getActor(c), c.req.valid('param').id), 201))
    .openapi(mine, async (c) => c.json(await listOwnCandidacies(context, getActor(c), c.req.valid('query')), 200))
    .openapi(read, async (c) => c.json(await readOwnCandidacy(context, db, getActor(c), c.req.valid('param').id), 200))
    .openapi(snapshot, async (c) => {
      const handedIn = await findOwnSnapshot(db, getActor(c).userId, c.req.valid('param').id);
      if (!handedIn) throw new ApiError('NotFound');
      return c.json(handedIn, 200);
    })
    .openapi(withdraw, async (c) =>
      c.json(await withdrawCandidacy(context, getActor(c), c.req.valid('param').id), 200),
    );
}
