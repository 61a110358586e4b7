import type { CandidateMatch as Fit } from '@fonendo/contract/offers/match.schema';
import { tellingReason } from '@fonendo/domain/offers/match';
import { Match } from '../../ui/marks/match.tsx';
import { useMatchReason } from './match-reason.ts';

type Props = {
  match: Fit;
  /** All reasons, where there is room; otherwise the one that tells most, and all in a tooltip. */
  all?: boolean;
};

/** How well somebody fits an offer, for its hospital. */
export function CandidateMatch({ match, all = false }: Props) {
  const text = useMatchReason();
  const telling = tellingReason(match);
  // Each is a sentence of its own.
  const everything = match.reasons.map(text).join(' · ');
  if (all) return <Match level={match.level} reason={everything} />;
  return (
    <span title={everything}>
      <Match level={match.level} {...(telling && { reason: text(telling) })} />
    </span>
  );
}
