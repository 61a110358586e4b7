import { lazy } from 'react';

export { FindablePreference } from './findable-preference.tsx';
export { ForDoctors } from './for-doctors.tsx';
export { MissingItemText, MissingList, useOffered, wayTo } from './missing-list.tsx';
export { ReadinessCard } from './readiness-card.tsx';

/** The whole form: loaded where it is shown, not with every list of missing things. */
export const DoctorDataForm = lazy(async () => ({ default: (await import('./doctor-data.form.tsx')).DoctorDataForm }));

/** A doctor as hospitals see them, with the texts of the CV. */
export const DoctorProfileView = lazy(async () => ({
  default: (await import('./profile/doctor-profile-view.tsx')).DoctorProfileView,
}));

/** The dialog for choosing doctors for an offer. */
export const RecommendOffer = lazy(async () => ({
  default: (await import('./recommend/recommend-offer.tsx')).RecommendOffer,
}));
