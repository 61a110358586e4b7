import type { QueryClient } from '@tanstack/react-query';
import { notFound, rootRouteId } from '@tanstack/react-router';
import { isApiFailure } from '../../../platform/http-client.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { managedOfferQuery } from '../manage/managed-offers.queries.ts';
import { offerQuery } from '../offers.queries.ts';
import { loadManagedOfferScreen, loadManagedOffersScreen, loadOffersScreen } from '../offers-screens.lazy.ts';

/**
 * What the pages of offers need before they are shown: the search for doctors, the management for hospitals and
 * administrators, each with its own code and texts. Called by the routes' loaders, which are part of the first load.
 */
export const loadOffersPage = (forDoctors: boolean): Promise<unknown> =>
  forDoctors
    ? Promise.all([loadTexts('offers'), loadOffersScreen()])
    : Promise.all([loadTexts('managedOffers', 'offers'), loadManagedOffersScreen()]);

export const loadOfferPage = (queryClient: QueryClient, id: string, forDoctors: boolean): Promise<unknown> =>
  forDoctors
    ? Promise.all([
        orNotFound(queryClient.ensureQueryData(offerQuery(id))),
        loadTexts('offers', 'candidacies', 'doctors', 'documents', 'processSteps'),
        loadOffersScreen(),
      ])
    : Promise.all([
        orNotFound(queryClient.ensureQueryData(managedOfferQuery(id))),
        loadTexts('managedOffers', 'offers', 'documents', 'processSteps'),
        loadManagedOfferScreen(),
      ]);

/** Unknown, closed, or somebody else's: not found. */
async function orNotFound(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (failure) {
    if (isApiFailure(failure) && (failure.status === 404 || failure.status === 403)) {
      throw notFound({ routeId: rootRouteId });
    }
    throw failure;
  }
}
