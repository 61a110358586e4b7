import type { candidatesFile as spanish } from '../../es/selection/candidates-file.ts';
import type { Translation } from '../../messages.ts';

export const candidatesFile: Translation<typeof spanish> = {
  name: 'Name',
  speciality: 'Speciality',
  years: 'Years of experience',
  certification: 'Recognition',
  offer: 'Offer',
  status: 'Status',
  step: 'Step',
  days: 'Days in the step',
  match: 'Match',
  matchLevels: { high: 'High', medium: 'Medium', low: 'Low' },
  rating: 'Average rating',
  appliedOn: 'Applied on',
  left: 'Somebody who has left Fonendo',
  certifications: {
    recognised: 'Degree recognised',
    pendingVerification: 'Credential pending verification',
    inProgress: 'Recognition under way',
    notStarted: 'No recognition under way',
  },
  fileName: 'candidates.csv',
};
