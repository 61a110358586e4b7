import {
  offerIdParamSchema,
  savedSearchesSchema,
  savedSearchInputSchema,
} from '@fonendo/contract/offers/search.schema';
import { requestKeyHeadersSchema } from '@fonendo/contract/shared/request-key.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import type { OfferSearchContext } from '../search/search.context.ts';
import { changeSavedSearch, readSavedSearches, removeSavedSearch, saveSearch } from './saved-searches.ts';

const tags = ['offers'];
const doctors = ['certifiedDoctor', 'notCertifiedDoctor'] as const;
const all = json(savedSearchesSchema, 'All of one’s own, the oldest first');

const list = declareRoute(
  { access: doctors, reach: 'own' },
  { method: 'get', path: '/saved-searches', tags, summary: 'One’s own saved searches', responses: { 200: all } },
);

const add = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound', 'TooManySavedSearches'] },
  {
    method: 'post',
    path: '/saved-searches',
    tags,
    summary: 'Keep filters under a name; ten at most',
    request: {
      headers: requestKeyHeadersSchema,
      body: json(savedSearchInputSchema, 'Name, filters and whether new offers are mailed'),
    },
    responses: { 201: all },
  },
);

const change = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'put',
    path: '/saved-searches/{id}',
    tags,
    summary: 'Rename a search, change its filters, switch its daily mail on or off',
    request: { params: offerIdParamSchema, body: json(savedSearchInputSchema, 'All of it') },
    responses: { 200: all },
  },
);

const remove = declareRoute(
  { access: doctors, reach: 'own', refuses: ['NotFound'] },
  {
    method: 'delete',
    path: '/saved-searches/{id}',
    tags,
    summary: 'Forget a search',
    request: { params: offerIdParamSchema },
    responses: { 200: all },
  },
);

export function savedSearchesRoutes(context: OfferSearchContext) {
  return createRouter()
    .openapi(list, async (c) => c.json(await readSavedSearches(context.db, getActor(c)), 200))
    .openapi(add, async (c) => {
      const key = c.req.valid('header')['x-request-key'];
      return c.json(await saveSearch(context, getActor(c), { ...c.req.valid('json'), key }), 201);
    })
    .openapi(change, async (c) =>
      c.json(await changeSavedSearch(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(remove, async (c) => c.json(await removeSavedSearch(context, getActor(c), c.req.valid('param').id), 200));
}
