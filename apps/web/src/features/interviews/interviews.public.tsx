import { lazy } from 'react';
import { loadTexts } from '../../platform/i18n.ts';

export { candidacyInterviewsQuery } from './interviews.queries.ts';
export { InterviewPanelPlace } from './scheduling/panel-place.tsx';

/** The interviews of a candidacy for its hospital: the scheduler, or the current interview. */
export const HospitalInterviews = lazy(async () => {
  const [module] = await Promise.all([import('./hospital-interviews.tsx'), loadTexts('interviews')]);
  return { default: module.HospitalInterviews };
});

/** The same for its doctor: dates to choose from, or the date. */
export const DoctorInterviews = lazy(async () => {
  const [module] = await Promise.all([import('./doctor-interviews.tsx'), loadTexts('interviews')]);
  return { default: module.DoctorInterviews };
});

/** All interviews of a doctor, with the link for their calendars. */
export const InterviewsCalendar = lazy(async () => {
  const [module] = await Promise.all([import('./calendar/interviews-calendar.tsx'), loadTexts('interviews')]);
  return { default: module.InterviewsCalendar };
});

/** All interviews of a hospital as a calendar: week, month or list. */
export const HospitalCalendar = lazy(async () => {
  const [module] = await Promise.all([import('./hospital-calendar/hospital-calendar.tsx'), loadTexts('interviews')]);
  return { default: module.HospitalCalendar };
});
