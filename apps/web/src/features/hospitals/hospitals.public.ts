import { lazy } from 'react';

export { HospitalMissing } from './data/hospital-missing.tsx';

/** For the review of an offer; everybody else who needs hospitals needs none of it. */
export const HospitalFactList = lazy(async () => ({
  default: (await import('./profile/hospital-facts.tsx')).FactList,
}));

/** With all its fields and their rules: it comes where it is shown, not with everything that says it is missing. */
export const HospitalDataForm = lazy(async () => ({
  default: (await import('./data/hospital-data.form.tsx')).HospitalDataForm,
}));
