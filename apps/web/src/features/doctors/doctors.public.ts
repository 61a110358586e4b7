import { lazy } from 'react';

export { FindablePreference } from './findable-preference.tsx';
export { MissingItemText, MissingList, wayTo } from './missing-list.tsx';
export { ReadinessCard } from './readiness-card.tsx';

/** With all its fields and their rules: it comes where it is shown, not with everything that lists what is missing. */
export const DoctorDataForm = lazy(async () => ({ default: (await import('./doctor-data.form.tsx')).DoctorDataForm }));

/** A doctor as hospitals see one, with the words of the CV. */
export const DoctorProfileView = lazy(async () => ({
  default: (await import('./profile/doctor-profile-view.tsx')).DoctorProfileView,
}));

/** The dialog in which doctors are chosen for an offer. */
export const RecommendOffer = lazy(async () => ({
  default: (await import('./recommend/recommend-offer.tsx')).RecommendOffer,
}));
