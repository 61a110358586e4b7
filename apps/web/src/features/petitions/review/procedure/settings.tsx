import { ReasonSettings } from '../papers/reasons.tsx';
import { PaperWeightSettings } from '../papers/weights.tsx';
import { HolidaySettings } from './holidays.tsx';

/** The administrators' settings for petitions, on the account page. */
export function PetitionSettings() {
  return (
    <>
      <PaperWeightSettings />
      <ReasonSettings />
      <HolidaySettings />
    </>
  );
}
