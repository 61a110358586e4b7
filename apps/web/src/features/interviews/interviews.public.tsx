import { lazy } from 'react';

export { InterviewPanelPlace } from './panel-place.tsx';

/** The interviews of a candidacy for its hospital: the scheduler, or how the one there is stands. */
export const HospitalInterviews = lazy(async () => ({
  default: (await import('./hospital-interviews.tsx')).HospitalInterviews,
}));

/** The same for its doctor: dates to choose from, or the date. */
export const DoctorInterviews = lazy(async () => ({
  default: (await import('./doctor-interviews.tsx')).DoctorInterviews,
}));

/** All interviews of a hospital or of a doctor, with the link for their calendars. */
export const InterviewsCalendar = lazy(async () => ({
  default: (await import('./interviews-calendar.tsx')).InterviewsCalendar,
}));
