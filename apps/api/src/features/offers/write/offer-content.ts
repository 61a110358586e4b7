import { placeSearchText } from '@fonendo/domain/hospitals/search';
import { completeOffer, type OfferDraft, offerFields } from '@fonendo/domain/offers/offer';
import { type OfferFacts, stageOf } from '@fonendo/domain/offers/offer.lifecycle';
import { offerSearchTexts } from '@fonendo/domain/offers/search';
import type { HospitalRow } from '../../hospitals/hospitals.public.ts';
import type { OfferRow } from '../offers.repository.ts';

/** The content of its columns: what doctors see of an open offer. */
export const contentOf = (offer: OfferRow): OfferDraft =>
  Object.fromEntries(offerFields.map((field) => [field, offer[field]])) as OfferDraft;

/** The latest content: the revision if there is one. */
export const writtenOf = (offer: OfferRow): OfferDraft => offer.revision ?? contentOf(offer);

/** The columns for a content, including those for search. */
export const columnsOf = (content: OfferDraft, hospital: HospitalRow) => ({
  ...content,
  ...offerSearchTexts({
    name: content.name ?? '',
    speciality: content.speciality ?? '',
    description: content.description ?? '',
  }),
  searchHospital: placeSearchText(hospital),
});

/** The facts for every decision about it. */
export const factsOf = (offer: OfferRow, { candidacies }: { candidacies: number }): OfferFacts => ({
  stage: stageOf(offer),
  complete: completeOffer(writtenOf(offer)) !== null,
  withoutCandidacies: candidacies === 0,
});
