import { searchAnswerSchema, searchQuerySchema } from '@fonendo/contract/search.schema';
import type { Database } from '../../db/database.ts';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import { searchEverything } from './search-everything.ts';

const search = declareRoute(
  { access: 'signedIn', reach: 'ownUnlessAdministrator', refuses: ['UserNotAuthorized'] },
  {
    method: 'get',
    path: '/search',
    tags: ['search'],
    summary: 'The first few people, offers, petitions and so on that somebody could find in their own lists',
    request: { query: searchQuerySchema },
    responses: { 200: json(searchAnswerSchema, 'At most five of each kind') },
  },
);

export function searchRoutes({ db }: { db: Database }) {
  return createRouter().openapi(search, async (c) =>
    c.json(await searchEverything(db, getActor(c), c.req.valid('query').q), 200),
  );
}
