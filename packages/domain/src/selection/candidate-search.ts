import type { CvContent } from '../cv/cv.ts';
import { searchableWords } from '../search/searchable.ts';

/** The text by which a hospital finds a candidate: name, speciality and the submitted CV. */
export function candidateSearchText(candidate: {
  firstname: string;
  lastname: string;
  speciality: string | null;
  cv: CvContent | null;
}): string {
  const { firstname, lastname, speciality, cv } = candidate;
  const words = [firstname, lastname, speciality ?? '', ...(cv ? cvWords(cv) : [])];
  return searchableWords(words.join(' '));
}

function cvWords({ objective, experience, education, abilities, certificates }: CvContent): string[] {
  return [
    objective,
    ...experience.flatMap(({ position, company, city, achievements }) => [position, company, city, achievements]),
    ...education.flatMap(({ degree, centre, achievements }) => [degree, centre, achievements]),
    ...abilities,
    ...certificates.flatMap(({ name, issuer }) => [name, issuer]),
  ];
}
