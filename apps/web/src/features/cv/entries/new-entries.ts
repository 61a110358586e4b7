import type { CvCertificate, CvEducation, CvExperience, CvLanguage } from '@fonendo/domain/cv/cv';

/** Entries as they are added: with an id of their own and nothing told yet. */
export const newEntries = {
  experience: (): CvExperience => ({
    id: crypto.randomUUID(),
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
    id: crypto.randomUUID(),
    degree: '',
    centre: '',
    startDate: null,
    endDate: null,
    studying: false,
    achievements: '',
  }),
  languages: (): CvLanguage => ({ id: crypto.randomUUID(), language: null, level: null }),
  certificates: (): CvCertificate => ({ id: crypto.randomUUID(), name: '', issuer: '', date: null }),
};

/** Nothing is lost with an entry in which nothing was written. */
export const isBlankEntry = ({ id: _id, ...fields }: { id: string }): boolean =>
  Object.values(fields).every((value) => value === '' || value === null || value === false);
