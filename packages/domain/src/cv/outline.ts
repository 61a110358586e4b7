import { type Locale, localeTags } from '../shared/locale.ts';
import type { CvContent, LanguageLevel } from './cv.ts';
import { type CvDate, hasMonth, isCvDate } from './date.ts';

/** The person of a CV. Never age, sex, civil status or nationality, which no selection may ask for. */
export type CvPerson = {
  firstname: string;
  lastname: string;
  speciality: string | null;
  email: string;
  phone: string | null;
  city: string | null;
  country: string | null;
};

/** The words of a printed CV, from the catalogue `cv-document`. */
export type CvDocumentTexts = {
  sections: Record<CvSectionPart, string>;
  levels: Record<LanguageLevel, string>;
  /** Replaces the end date of something current. */
  present: string;
};

type CvSectionPart = 'objective' | 'experience' | 'education' | 'languages' | 'abilities' | 'certificates';

export type CvEntryOutline = {
  id: string;
  /** Dates, shown in a column of their own. */
  aside: string;
  title: string;
  subtitle: string;
  /** Achievements, one by line. */
  points: string[];
};

export type CvSectionOutline = { part: CvSectionPart; heading: string; text: string; entries: CvEntryOutline[] };

export type CvOutline = { name: string; speciality: string; contact: string[]; sections: CvSectionOutline[] };

/** A no-break space before the dot, so that no line begins with one. */
const separator = '\u00A0· ';

/**
 * The content of a CV as text in reading order. The PDF prints it and the editor previews it, so both are always the
 * same. Empty fields are left out.
 */
export function outlineCv(content: CvContent, person: CvPerson, locale: Locale, texts: CvDocumentTexts): CvOutline {
  const section = (part: CvSectionPart, text: string, entries: CvEntryOutline[] = []): CvSectionOutline => ({
    part,
    heading: texts.sections[part],
    text: text.trim(),
    entries: entries.filter(({ title, subtitle, points }) => title || subtitle || points.length > 0),
  });
  const sections = [
    section('objective', content.objective),
    section('experience', '', outlineExperience(content, locale, texts)),
    section('education', '', outlineEducation(content, locale, texts)),
    section('languages', describeLanguages(content, locale, texts)),
    section('abilities', content.abilities.join(separator)),
    section('certificates', '', outlineCertificates(content, locale)),
  ];
  return {
    name: join(' ', person.firstname, person.lastname),
    // "Medicina general (sin especialidad)" is an option of the form; on paper the part in brackets is left out.
    speciality: person.speciality?.replace(/ \(.*\)$/, '') ?? '',
    contact: [person.email, person.phone ?? '', place(person.city ?? '', person.country, locale)].filter(Boolean),
    sections: sections.filter(({ text, entries }) => text || entries.length > 0),
  };
}

function outlineExperience({ experience }: CvContent, locale: Locale, { present }: CvDocumentTexts) {
  return experience.map(({ id, position, company, city, country, startDate, endDate, current, achievements }) => ({
    id,
    aside: period(startDate, current ? present : formatted(endDate, locale), locale),
    ...titled(position, join(' · ', company, place(city, country, locale))),
    points: pointsOf(achievements),
  }));
}

function outlineEducation({ education }: CvContent, locale: Locale, { present }: CvDocumentTexts) {
  return education.map(({ id, degree, centre, startDate, endDate, studying, achievements }) => ({
    id,
    aside: period(startDate, studying ? present : formatted(endDate, locale), locale),
    ...titled(degree, centre.trim()),
    points: pointsOf(achievements),
  }));
}

/** Languages of level "nulo" are left out: that level means that somebody does not speak it. */
function describeLanguages({ languages }: CvContent, locale: Locale, { levels }: CvDocumentTexts) {
  return languages
    .flatMap(({ language, level }) => {
      if (!language || level === 'nulo') return [];
      const name = languageName(language, locale);
      return level ? `${name} (${levels[level].toLocaleLowerCase(locale)})` : name;
    })
    .join(separator);
}

function outlineCertificates({ certificates }: CvContent, locale: Locale) {
  return certificates.map(({ id, name, issuer, date }) => ({
    id,
    aside: formatted(date, locale),
    ...titled(name, issuer.trim()),
    points: [],
  }));
}

/** A long CV formats hundreds of names and dates, and creating the formatter costs more than using it. */
function oncePerLocale<Made>(make: (tag: string) => Made): (locale: Locale) => Made {
  const made: Partial<Record<Locale, Made>> = {};
  return (locale) => (made[locale] ??= make(localeTags[locale]));
}

const months = oncePerLocale(
  (tag) => new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const languages = oncePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'language' }));
const countries = oncePerLocale((tag) => new Intl.DisplayNames(tag, { type: 'region' }));

/** "mar 2020", or "2014" where only the year is told. */
export function formatCvDate(date: CvDate, locale: Locale): string {
  if (!hasMonth(date)) return date;
  return months(locale).format(new Date(`${date}-01T00:00:00Z`));
}

const tagalog: Record<Locale, string> = { es: 'tagalo', en: 'Tagalog' };

/** Capitalised, because it stands alone; Intl writes "español". */
export function languageName(code: string, locale: Locale): string {
  // Intl calls it Filipino as well, and a list to choose from would have the same word twice.
  const name = code === 'tl' ? tagalog[locale] : (languages(locale).of(code) ?? code);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** While a CV is written, a date may lack its year. */
const formatted = (date: CvDate | null, locale: Locale) => (date && isCvDate(date) ? formatCvDate(date, locale) : '');

const period = (start: CvDate | null, end: string, locale: Locale) => join(' – ', formatted(start, locale), end);

const place = (city: string, country: string | null, locale: Locale) =>
  join(', ', city, country ? (countries(locale).of(country) ?? '') : '');

/** Without a title, the subtitle is the heading. */
const titled = (title: string, subtitle: string) =>
  title.trim() ? { title: title.trim(), subtitle } : { title: subtitle, subtitle: '' };

/** One point per line, without leading dashes and bullets. */
const pointsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-–—•*·]+\s+/, '').trim())
    .filter(Boolean);

const join = (separator: string, ...parts: string[]) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);
