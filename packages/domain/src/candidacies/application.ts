import type { MissingItem } from '../doctors/readiness.ts';
import type { CandidacyStatus } from './candidacy.lifecycle.ts';

/** The facts that decide whether a doctor can apply to an offer. */
export type ApplicationFacts = {
  offerOpen: boolean;
  /** What the doctor's profile lacks for an application. */
  missing: readonly MissingItem[];
  /** The doctor's existing candidacy for this offer. */
  earlier: { status: CandidacyStatus; appliedAt: Date } | null;
};

/** Codes of the contract's errors. */
export type ApplicationRefusal = 'AlreadyApplied' | 'OfferNotOpen' | 'ProfileIncomplete' | 'PaymentRequired';

/** A double click, or a request repeated after a lost answer: within this time it is the same application. */
export const repeatedWithinMs = 60_000;

/**
 * Whether a doctor may apply. First what cannot be fixed, so that nobody completes a profile or pays for an offer that
 * is closed; then what is missing, the payment last. A doctor can apply to an offer only once, even after withdrawing.
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
