import { placeSearchText } from '@fonendo/domain/hospitals/search';
import { completeOffer, type OfferDraft, offerFields } from '@fonendo/domain/offers/offer';
import { type OfferFacts, stageOf } from '@fonendo/domain/offers/offer.lifecycle';
import { offerSearchTexts } from '@fonendo/domain/offers/search';
import type { HospitalRow } from '../../hospitals/hospitals.public.ts';
import type { OfferRow } from '../offers.repository.ts';

/** What its columns say: what doctors see of an open offer. */
export const contentOf = (offer: OfferRow): OfferDraft =>
  Object.fromEntries(offerFields.map((field) => [field, offer[field]])) as OfferDraft;

/** What is being written or was written last: the revision, where there is one. */
export const writtenOf = (offer: OfferRow): OfferDraft => offer.revision ?? contentOf(offer);

/** The columns that hold a content, and those it is found by. */
export const columnsOf = (content: OfferDraft, hospital: HospitalRow) => ({
  ...content,
  ...offerSearchTexts({
    name: content.name ?? '',
    speciality: content.speciality ?? '',
    description: content.description ?? '',
  }),
  searchHospital: placeSearchText(hospital),
});

/** What every decision about it looks at. */
export const factsOf = (offer: OfferRow, { candidacies }: { candidacies: number }): OfferFacts => ({
  stage: stageOf(offer),
  complete: completeOffer(writtenOf(offer)) !== null,
  withoutCandidacies: candidacies === 0,
});
