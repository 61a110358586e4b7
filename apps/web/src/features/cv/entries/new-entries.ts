import type { CvCertificate, CvEducation, CvExperience, CvLanguage } from '@fonendo/domain/cv/cv';
import { newId } from '../../../platform/new-id.ts';

/** New entries: with an id and empty fields. */
export const newEntries = {
  experience: (): CvExperience => ({
    id: newId(),
    position: '',
    company: '',
    city: '',
    country: null,
    startDate: null,
    endDate: null,
    current: false,
    achievements: '',
  }),
  education: (): CvEducation => ({
    id: newId(),
    degree: '',
    centre: '',
    startDate: null,
    endDate: null,
    studying: false,
    achievements: '',
  }),
  languages: (): CvLanguage => ({ id: newId(), language: null, level: null }),
  certificates: (): CvCertificate => ({ id: newId(), name: '', issuer: '', date: null }),
};

/** An empty entry can be removed without asking. */
export const isBlankEntry = ({ id: _id, ...fields }: { id: string }): boolean =>
  Object.values(fields).every((value) => value === '' || value === null || value === false);
