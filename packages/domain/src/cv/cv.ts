import type { countries } from '../reference/countries.ts';
import type { languages } from '../reference/languages.ts';
import type { CvDate } from './date.ts';

/** Specification, section 3: nulo, básico, intermedio, avanzado, nativo. */
export const languageLevels = ['nulo', 'basico', 'intermedio', 'avanzado', 'nativo'] as const;

export type LanguageLevel = (typeof languageLevels)[number];

/**
 * Entries have ids, so that reordering and several tabs never mix them up. A CV is stored while it is being written: an
 * empty text or null is not filled in yet.
 */
export type CvExperience = {
  id: string;
  position: string;
  company: string;
  city: string;
  country: (typeof countries)[number] | null;
  startDate: CvDate | null;
  /** Null while it is the current job. */
  endDate: CvDate | null;
  current: boolean;
  achievements: string;
};

export type CvEducation = {
  id: string;
  degree: string;
  centre: string;
  startDate: CvDate | null;
  /** Null while still studying. */
  endDate: CvDate | null;
  studying: boolean;
  achievements: string;
};

export type CvLanguage = { id: string; language: (typeof languages)[number] | null; level: LanguageLevel | null };

export type CvCertificate = { id: string; name: string; issuer: string; date: CvDate | null };

/** A CV as a whole (specification, section 3). */
export type CvContent = {
  objective: string;
  experience: CvExperience[];
  education: CvEducation[];
  abilities: string[];
  languages: CvLanguage[];
  certificates: CvCertificate[];
};

export const emptyCv: CvContent = {
  objective: '',
  experience: [],
  education: [],
  abilities: [],
  languages: [],
  certificates: [],
};

/** Far above what anybody prints; prevents abuse. */
export const cvLimits = {
  experience: 30,
  education: 15,
  abilities: 40,
  languages: 15,
  certificates: 30,
  line: 120,
  ability: 60,
  objective: 1000,
  achievements: 2000,
} as const;
