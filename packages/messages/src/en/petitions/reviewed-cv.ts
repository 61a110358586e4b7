import type { reviewedCv as spanish } from '../../es/petitions/reviewed-cv.ts';
import type { Translation } from '../../messages.ts';

export const reviewedCv: Translation<typeof spanish> = {
  title: 'CV',
  experience: 'Experience',
  jobs_zero: 'No jobs',
  jobs_one: '{count} job',
  jobs_other: '{count} jobs',
  latest: 'Latest',
  education: 'Education',
  languages: 'Languages',
  languageCount_zero: 'None',
  languageCount_one: '{count} language',
  languageCount_other: '{count} languages',
  review: 'Review',
  reviewedOn: 'Reviewed on {date}.',
  mark: 'Mark as reviewed',
  help: 'Without a reviewed CV the petition cannot be sent to the ministry. If the doctor changes it, it has to be reviewed again.',
  notNow: 'The CV is reviewed once the doctor has sent the petition.',
  giveBack: 'Give back with a reason',
  whatToChange: 'What {name} has to change',
  whatToChangeExample: 'For example: the dates of the second job are missing.',
  sendBack: 'Give the CV back',
  afterReturn:
    '{name} reads the reason in the petition and by mail, and can change the CV even with an open application.',
  returnedOn: 'Given back on {date}. Not changed yet.',
  correctedSince: 'Given back on {date}. Changed since.',
  gaps: {
    objective: 'The professional objective is missing',
    education: 'Education is missing',
    experienceOrLanguages: 'Experience or languages are missing',
    unfinishedEntries: 'Some entries are unfinished',
  },
};
