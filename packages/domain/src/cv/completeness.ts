import type { CvContent, CvEducation, CvExperience, CvLanguage } from './cv.ts';
import { hasMonth } from './date.ts';

/** What a CV lacks before hospitals and the ministry can work with it. */
export const cvGaps = ['objective', 'education', 'experienceOrLanguages', 'unfinishedEntries'] as const;

export type CvGap = (typeof cvGaps)[number];

/** Before their first job doctors have no experience, so a language counts instead. */
export function findCvGaps(content: CvContent): CvGap[] {
  const gaps: Record<CvGap, boolean> = {
    objective: isBlank(content.objective),
    education: content.education.length === 0,
    experienceOrLanguages: content.experience.length === 0 && content.languages.length === 0,
    unfinishedEntries: findUnfinishedFields(content).length > 0,
  };
  return cvGaps.filter((gap) => gaps[gap]);
}

/** Paths of missing required fields of entries: `experience.2.endDate`. */
export function findUnfinishedFields({ experience, education, languages, certificates }: CvContent): string[] {
  return [
    ...pathsOf('experience', experience, unfinishedExperience),
    ...pathsOf('education', education, unfinishedEducation),
    ...pathsOf('languages', languages, unfinishedLanguage),
    ...pathsOf('certificates', certificates, ({ name }) => (isBlank(name) ? ['name'] : [])),
  ];
}

/** Experience is counted in months, so a job needs them. */
function unfinishedExperience({ position, company, startDate, endDate, current }: CvExperience): string[] {
  return [
    ...(isBlank(position) ? ['position'] : []),
    ...(isBlank(company) ? ['company'] : []),
    ...(startDate && hasMonth(startDate) ? [] : ['startDate']),
    ...(current || (endDate && hasMonth(endDate)) ? [] : ['endDate']),
  ];
}

const unfinishedEducation = ({ degree, centre }: CvEducation): string[] => [
  ...(isBlank(degree) ? ['degree'] : []),
  ...(isBlank(centre) ? ['centre'] : []),
];

const unfinishedLanguage = ({ language, level }: CvLanguage): string[] => [
  ...(language ? [] : ['language']),
  ...(level ? [] : ['level']),
];

const pathsOf = <Entry>(part: string, entries: readonly Entry[], unfinished: (entry: Entry) => string[]) =>
  entries.flatMap((entry, index) => unfinished(entry).map((field) => `${part}.${index}.${field}`));

const isBlank = (text: string) => text.trim() === '';
