import { lazy } from 'react';

export { HospitalMissing } from './hospital-missing.tsx';

/** For the review of an offer; everybody else who needs hospitals needs none of it. */
export const HospitalFactList = lazy(async () => ({ default: (await import('./hospital-facts.tsx')).FactList }));

/** With all its fields and their rules: it comes where it is shown, not with everything that says it is missing. */
export const HospitalDataForm = lazy(async () => ({
  default: (await import('./hospital-data.form.tsx')).HospitalDataForm,
}));
