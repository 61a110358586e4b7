import { lazy } from 'react';

export { FindablePreference } from './findable-preference.tsx';
export { MissingList, wayTo } from './missing-list.tsx';
export { ReadinessCard } from './readiness-card.tsx';

/** With all its fields and their rules: it comes where it is shown, not with everything that lists what is missing. */
export const DoctorDataForm = lazy(async () => ({ default: (await import('./doctor-data.form.tsx')).DoctorDataForm }));
