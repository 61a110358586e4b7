import type { MissingItem } from '../doctors/readiness.ts';
import type { CandidacyStatus } from './candidacy.lifecycle.ts';

/** What applying to one offer depends on. */
export type ApplicationFacts = {
  offerOpen: boolean;
  /** What the doctor's profile still lacks for an application. */
  missing: readonly MissingItem[];
  /** The doctor's candidacy to this offer, where there is one. */
  earlier: { status: CandidacyStatus; appliedAt: Date } | null;
};

/** Codes of the contract's errors. */
export type ApplicationRefusal = 'AlreadyApplied' | 'OfferNotOpen' | 'ProfileIncomplete' | 'PaymentRequired';

/** The same click twice, or sent again because its answer got lost: within this time it is one application. */
export const repeatedWithinMs = 60_000;

/**
 * Whether somebody may apply. First what nobody can put right, so that nobody completes a
 * profile or pays for an offer that is gone; then what is missing, the payment last. There is one application to an
 * offer: who withdrew cannot come back to it.
 */
export function decideApplication(
  { offerOpen, missing, earlier }: ApplicationFacts,
  now: Date,
): 'apply' | 'repeated' | { refused: ApplicationRefusal } {
  if (earlier) return isRepeated(earlier, now) ? 'repeated' : { refused: 'AlreadyApplied' };
  if (!offerOpen) return { refused: 'OfferNotOpen' };
  if (missing.some(({ key }) => key !== 'payment')) return { refused: 'ProfileIncomplete' };
  return missing.length > 0 ? { refused: 'PaymentRequired' } : 'apply';
}

const isRepeated = ({ status, appliedAt }: NonNullable<ApplicationFacts['earlier']>, now: Date): boolean =>
  status === 'applied' && now.getTime() - appliedAt.getTime() < repeatedWithinMs;
