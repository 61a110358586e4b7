import {
  offerFacetsSchema,
  offerFiltersQuerySchema,
  offerForDoctorSchema,
  offerIdParamSchema,
  offerPageQuerySchema,
  offerPageSchema,
} from '@fonendo/contract/offers/search.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { readFacets } from './facets.ts';
import { rememberManyOffers } from './many-offers.ts';
import type { OfferSearchContext } from './search.context.ts';
import { readOfferForDoctor } from './search-offer.ts';
import { searchOffers } from './search-offers.ts';

const tags = ['offers'];
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;

const search = declareRoute(
  { access: doctors, reach: 'own' },
  {
    method: 'get',
    path: '/offers',
    tags,
    summary: 'Open offers, the newest or the best match first',
    request: { query: offerPageQuerySchema },
    responses: { 200: json(offerPageSchema, 'A page; which words were taken for others') },
  },
);

const facets = declareRoute(
  { access: doctors, reach: 'own' },
  {
    method: 'get',
    path: '/offers/facets',
    tags,
    summary: 'How many open offers each option of the filters would find',
    request: { query: offerFiltersQuerySchema },
    responses: { 200: json(offerFacetsSchema, 'Counts beside the other filters in force') },
  },
);

const read = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/offers/{id}',
    tags,
    summary: 'An open offer, or one that closed after one applied to it',
    request: { params: offerIdParamSchema },
    responses: { 200: json(offerForDoctorSchema, 'With why it fits and what keeps one from applying') },
  },
);

/** After the routes of those who write offers: the router takes the first path that fits. */
export function offerSearchRoutes(context: OfferSearchContext) {
  const many = rememberManyOffers(context.now);
  return createRouter()
    .openapi(search, async (c) => c.json(await searchOffers(context, many, getActor(c), c.req.valid('query')), 200))
    .openapi(facets, async (c) => c.json(await readFacets(context, many, c.req.valid('query')), 200))
    .openapi(read, async (c) => c.json(await readOfferForDoctor(context, getActor(c), c.req.valid('param').id), 200));
}
