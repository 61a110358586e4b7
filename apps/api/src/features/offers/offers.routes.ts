import {
  managedOfferCountsQuerySchema,
  managedOfferCountsSchema,
  managedOfferPageSchema,
  managedOfferQuerySchema,
  managedOfferSchema,
  offerApprovalSchema,
  offerCreationSchema,
  offerIdParamSchema,
  offerProcessSchema,
  offerRefusalSchema,
  offerUpdateSchema,
  offerVersionSchema,
  offerVisibilitySchema,
} from '@fonendo/contract/offers/offers.schema';
import { requestKeyHeadersSchema } from '@fonendo/contract/shared/request-key.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { closeOffer, deleteOffer } from './manage/end-offer.ts';
import { countManagedOffers, listManagedOffers } from './manage/list-managed-offers.ts';
import { readManagedOffer } from './manage/read-managed-offer.ts';
import type { OffersContext } from './offers.context.ts';
import { approveOffer, refuseOffer } from './review/review-offer.ts';
import { chooseProcess } from './write/choose-process.ts';
import { chooseVisibility } from './write/choose-visibility.ts';
import { cloneOffer, createOffer } from './write/create-offer.ts';
import { discardRevision, publishOffer } from './write/publish-offer.ts';
import { saveOffer } from './write/save-offer.ts';

const tags = ['offers'];
const administrators = ['superadmin', 'admin'] as const;
const staff = ['hospital', 'recruiter'] as const;
const managers = [...staff, ...administrators] as const;
const params = offerIdParamSchema;
const offer = { 200: json(managedOfferSchema, 'The offer as it is now') };

const list = declareRoute(
  { access: managers, reach: 'ownUnlessAdministrator', refuses: ['UserNotAuthorized'] },
  {
    method: 'get',
    path: '/offers/managed',
    tags,
    summary: 'The offers of one’s hospital, in every status; for administrators those of all',
    request: { query: managedOfferQuerySchema },
    responses: { 200: json(managedOfferPageSchema, 'A page') },
  },
);

const counts = declareRoute(
  { access: managers, reach: 'ownUnlessAdministrator', refuses: ['UserNotAuthorized'] },
  {
    method: 'get',
    path: '/offers/managed/counts',
    tags,
    summary: 'How many offers there are of each status and how many wait to be approved',
    request: { query: managedOfferCountsQuerySchema },
    responses: { 200: json(managedOfferCountsSchema, 'By status') },
  },
);

const read = declareRoute(
  { access: managers, reach: 'ownUnlessAdministrator', refuses: ['NotFound', 'UserNotAuthorized'] },
  {
    method: 'get',
    path: '/offers/managed/{id}',
    tags,
    summary: 'One offer with its revision, its history and what may be done with it now',
    request: { params },
    responses: offer,
  },
);

const create = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'UserNotAuthorized'],
    whileActing: 'Begins a draft; only the hospital publishes it.',
  },
  {
    method: 'post',
    path: '/offers',
    tags,
    summary: 'Begin an offer: a draft with what has been written so far',
    request: { headers: requestKeyHeadersSchema, body: json(offerCreationSchema, 'What is not told yet is null') },
    responses: { 201: json(managedOfferSchema, 'The draft') },
  },
);

const save = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'InvalidStatusChange', 'Conflict', 'UserNotAuthorized'],
    whileActing: 'Writes on a draft; only the hospital publishes it.',
  },
  {
    method: 'put',
    path: '/offers/managed/{id}',
    tags,
    summary: 'Store what is being written; of an open offer it becomes a revision',
    request: { params, body: json(offerUpdateSchema, 'All of it, and the version it was made from') },
    responses: offer,
  },
);

const choose = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'InvalidStatusChange', 'UserNotAuthorized'],
    whileActing: 'Part of writing the draft.',
  },
  {
    method: 'put',
    path: '/offers/managed/{id}/process',
    tags,
    summary: 'Choose the selection process of an offer that is not published',
    request: { params, body: json(offerProcessSchema, 'The process') },
    responses: offer,
  },
);

const show = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'UserNotAuthorized'],
  },
  {
    method: 'put',
    path: '/offers/managed/{id}/visibility',
    tags,
    summary: 'Choose whether people without an account may read an offer while it is open',
    request: { params, body: json(offerVisibilitySchema, 'The choice') },
    responses: offer,
  },
);

const publish = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'InvalidStatusChange', 'OfferIncomplete', 'Conflict', 'UserNotAuthorized'],
  },
  {
    method: 'post',
    path: '/offers/managed/{id}/publish',
    tags,
    summary: 'Hand an offer, or the revision of an open one, to the administrators',
    request: { params, body: json(offerVersionSchema, 'What was read') },
    responses: offer,
  },
);

const approve = declareRoute(
  {
    access: administrators,
    reach: 'all',
    refuses: ['NotFound', 'InvalidStatusChange', 'Conflict', 'HospitalRefused'],
  },
  {
    method: 'post',
    path: '/offers/managed/{id}/approve',
    tags,
    summary:
      'Open an offer to doctors, or put its revision in the place of what they saw; approves a hospital that waits',
    request: { params, body: json(offerApprovalSchema, 'What was read') },
    responses: offer,
  },
);

const refuse = declareRoute(
  { access: administrators, reach: 'all', refuses: ['NotFound', 'InvalidStatusChange', 'Conflict'] },
  {
    method: 'post',
    path: '/offers/managed/{id}/refuse',
    tags,
    summary: 'Send an offer, or its revision, back with a reason',
    request: { params, body: json(offerRefusalSchema, 'What was read, and what has to change') },
    responses: offer,
  },
);

const close = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'InvalidStatusChange', 'UserNotAuthorized'],
  },
  {
    method: 'post',
    path: '/offers/managed/{id}/close',
    tags,
    summary: 'End an open offer: nobody can apply any more, candidacies go on',
    request: { params },
    responses: offer,
  },
);

const discard = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'InvalidStatusChange', 'UserNotAuthorized'],
  },
  {
    method: 'post',
    path: '/offers/managed/{id}/discard-revision',
    tags,
    summary: 'Give up the revision of an open offer',
    request: { params },
    responses: offer,
  },
);

const clone = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'UserNotAuthorized'],
    whileActing: 'Begins a draft from an offer of the hospital.',
  },
  {
    method: 'post',
    path: '/offers/managed/{id}/clone',
    tags,
    summary: 'A new draft that says the same',
    request: { params, headers: requestKeyHeadersSchema },
    responses: { 201: json(managedOfferSchema, 'The draft') },
  },
);

const remove = declareRoute(
  {
    access: managers,
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['NotFound', 'OfferHasCandidacies', 'UserNotAuthorized'],
  },
  {
    method: 'delete',
    path: '/offers/managed/{id}',
    tags,
    summary: 'Delete an offer that nobody has applied to',
    request: { params },
    responses: { 204: { description: 'It is gone' } },
  },
);

export function offersRoutes(context: OffersContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listManagedOffers(context, getActor(c), c.req.valid('query')), 200))
    .openapi(counts, async (c) => c.json(await countManagedOffers(context, getActor(c), c.req.valid('query')), 200))
    .openapi(read, async (c) =>
      c.json(await readManagedOffer(context, context.db, getActor(c), c.req.valid('param').id), 200),
    )
    .openapi(create, async (c) => {
      const key = c.req.valid('header')['x-request-key'];
      return c.json(await createOffer(context, getActor(c), { ...c.req.valid('json'), key }), 201);
    })
    .openapi(save, async (c) =>
      c.json(await saveOffer(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(choose, async (c) =>
      c.json(await chooseProcess(context, getActor(c), c.req.valid('param').id, c.req.valid('json').processId), 200),
    )
    .openapi(show, async (c) =>
      c.json(await chooseVisibility(context, getActor(c), c.req.valid('param').id, c.req.valid('json').isPublic), 200),
    )
    .openapi(publish, async (c) =>
      c.json(await publishOffer(context, getActor(c), c.req.valid('param').id, c.req.valid('json').version), 200),
    )
    .openapi(approve, async (c) =>
      c.json(await approveOffer(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(refuse, async (c) =>
      c.json(await refuseOffer(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(close, async (c) => c.json(await closeOffer(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(discard, async (c) => c.json(await discardRevision(context, getActor(c), c.req.valid('param').id), 200))
    .openapi(clone, async (c) => {
      const key = c.req.valid('header')['x-request-key'];
      return c.json(await cloneOffer(context, getActor(c), { ...c.req.valid('param'), key }), 201);
    })
    .openapi(remove, async (c) => {
      await deleteOffer(context, getActor(c), c.req.valid('param').id);
      return c.body(null, 204);
    });
}
