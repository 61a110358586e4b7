import { lazy } from 'react';

export { explainHospitalMissing, HospitalMissingPage, isHospitalMissing } from './data/hospital-missing.tsx';

/** Separate, because only the review of an offer needs it. */
export const HospitalFactList = lazy(async () => ({
  default: (await import('./profile/hospital-facts.tsx')).FactList,
}));

/** The whole form: loaded where it is shown. */
export const HospitalDataForm = lazy(async () => ({
  default: (await import('./data/hospital-data.form.tsx')).HospitalDataForm,
}));
