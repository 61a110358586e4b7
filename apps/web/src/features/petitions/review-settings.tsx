import { HolidaySettings } from './review-holidays.tsx';
import { ReasonSettings } from './review-reasons.tsx';

/** What administrators settle about petitions, under their account. */
export function PetitionSettings() {
  return (
    <>
      <ReasonSettings />
      <HolidaySettings />
    </>
  );
}
