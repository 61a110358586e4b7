import { recommendationSchema, recommendedSchema } from '@fonendo/contract/offers/recommendations.schema';
import { offerIdParamSchema } from '@fonendo/contract/offers/search.schema';
import { createRouter, declareRoute, getActor, json } from '../../../http/route.ts';
import { type RecommendationsContext, recommendOffer } from './recommend-offer.ts';

const recommend = declareRoute(
  {
    access: ['superadmin', 'admin', 'hospital', 'recruiter'],
    reach: 'ownUnlessAdministrator',
    right: 'writeOffers',
    refuses: ['UserNotAuthorized', 'HospitalNotApproved', 'NotFound', 'OfferNotOpen', 'RecommendationFailed'],
  },
  {
    method: 'post',
    path: '/offers/managed/{id}/recommendations',
    tags: ['offers'],
    summary: 'Tell chosen doctors of an open offer: a mail and a notification, once each',
    request: { params: offerIdParamSchema, body: json(recommendationSchema, 'Whom to tell') },
    responses: { 200: json(recommendedSchema, 'How many were told, and who was not told again') },
  },
);

export function recommendationsRoutes(context: RecommendationsContext) {
  return createRouter().openapi(recommend, async (c) =>
    c.json(await recommendOffer(context, getActor(c), c.req.valid('param').id, c.req.valid('json')), 200),
  );
}
