import { offerDraftSchema } from '@fonendo/contract/offers/offers.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { fieldErrors } from '@fonendo/contract/shared/field-errors';
import { type OfferDraft, offerFields } from '@fonendo/domain/offers/offer';

export type StorableOffer = { storable: OfferDraft; problems: Record<string, FieldError> };

/**
 * The part of an offer that the server would accept, and the errors of the rest, field by field. A salary that is still
 * being typed must not keep the description from being saved: it is left out and stays on the screen.
 */
export function storablePart(content: OfferDraft): StorableOffer {
  const whole = offerDraftSchema.safeParse(content);
  if (whole.success) return { storable: whole.data, problems: {} };
  const rest: Record<string, unknown> = { ...content };
  for (const issue of whole.error.issues) {
    const [field] = issue.path;
    const value = rest[String(field)];
    const tooLong = issue.code === 'too_big' && typeof value === 'string';
    rest[String(field)] = tooLong ? value.slice(0, Number(issue.maximum)) : null;
  }
  return { storable: offerDraftSchema.parse(rest), problems: fieldErrors(whole.error, content) };
}

const differingFields = (one: OfferDraft, other: OfferDraft) =>
  offerFields.filter((field) => one[field] !== other[field]);

/** Whether two contents are equal once stored. */
export const sameOffer = (one: OfferDraft, other: OfferDraft): boolean => differingFields(one, other).length === 0;
