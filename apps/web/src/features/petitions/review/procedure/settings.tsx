import { ReasonSettings } from '../papers/reasons.tsx';
import { HolidaySettings } from './holidays.tsx';

/** What administrators settle about petitions, under their account. */
export function PetitionSettings() {
  return (
    <>
      <ReasonSettings />
      <HolidaySettings />
    </>
  );
}
