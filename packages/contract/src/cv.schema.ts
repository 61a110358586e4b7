import { cvGaps } from '@fonendo/domain/cv/completeness';
import { cvLimits, languageLevels } from '@fonendo/domain/cv/cv';
import { cvReviewStatuses } from '@fonendo/domain/cv/cv.lifecycle';
import { isBefore, isBeforeBirth, isCvDate, isFuture } from '@fonendo/domain/cv/date';
import { countries } from '@fonendo/domain/reference/countries';
import { languages } from '@fonendo/domain/reference/languages';
import { type CalendarDate, madridDate } from '@fonendo/domain/shared/calendar-date';
import { z } from 'zod';
import { besideTheRest } from './shared/refinements.ts';

const id = z.uuid();
const line = z.string().max(cvLimits.line);
const achievements = z.string().max(cvLimits.achievements);
const date = z.string().refine(isCvDate).nullable().meta({ description: 'A month, 2020-03, or a year, 2014' });

const experienceSchema = z
  .object({
    id,
    position: line,
    company: line,
    city: line,
    country: z.enum(countries).nullable(),
    startDate: date,
    endDate: date,
    current: z.boolean(),
    achievements,
  })
  .meta({ id: 'CvExperience' });

const educationSchema = z
  .object({
    id,
    degree: line,
    centre: line,
    startDate: date,
    endDate: date,
    studying: z.boolean(),
    achievements,
  })
  .meta({ id: 'CvEducation' });

const languageSchema = z
  .object({
    id,
    language: z.enum(languages).nullable(),
    level: z.enum(languageLevels).nullable(),
  })
  .meta({ id: 'CvLanguage' });

const certificateSchema = z.object({ id, name: line, issuer: line, date }).meta({ id: 'CvCertificate' });

export const cvContentSchema = z
  .object({
    objective: z.string().max(cvLimits.objective),
    experience: z.array(experienceSchema).max(cvLimits.experience),
    education: z.array(educationSchema).max(cvLimits.education),
    abilities: z.array(z.string().trim().min(1).max(cvLimits.ability)).max(cvLimits.abilities),
    languages: z.array(languageSchema).max(cvLimits.languages),
    certificates: z.array(certificateSchema).max(cvLimits.certificates),
  })
  .meta({ id: 'CvContent' });

/**
 * A CV while it is being written: fields may be missing, but those present must be valid. Whoever knows when the doctor
 * was born says so: nothing begins before.
 */
export const cvDraftSchema = (now: () => Date, born: CalendarDate | null = null) => {
  const life = { now, born };
  return cvContentSchema.safeExtend({
    experience: entries(experienceSchema.superRefine(refusePeriod(life, 'current'), besideTheRest), 'experience'),
    education: entries(educationSchema.superRefine(refusePeriod(life, 'studying'), besideTheRest), 'education'),
    languages: entries(languageSchema, 'languages'),
    certificates: entries(certificateSchema.superRefine(refuseOutside(life, 'date'), besideTheRest), 'certificates'),
  });
};

export const cvUpdateSchema = (now: () => Date) =>
  z.object({
    version: z.int().min(0).meta({ description: 'The version that was edited; 0 where there was none' }),
    content: cvDraftSchema(now),
  });

export type CvUpdate = z.infer<ReturnType<typeof cvUpdateSchema>>;

/** What an administrator wants changed in a CV. */
export const cvReturnSchema = z
  .object({
    at: z.iso.datetime(),
    reason: z.string(),
    corrected: z.boolean().meta({ description: 'The doctor has changed the CV since' }),
  })
  .meta({ id: 'CvReturn' });

export const cvSchema = z
  .object({
    /** 0 while there is no CV yet. */
    version: z.int(),
    content: cvContentSchema,
    status: z.enum(cvReviewStatuses),
    updatedAt: z.iso.datetime().nullable(),
    /** True after applying, while a candidacy is open. */
    locked: z.boolean(),
    returned: cvReturnSchema.nullable(),
    /** What is missing before the CV can be used to apply. */
    gaps: z.array(z.enum(cvGaps)),
    born: z.iso.date().nullable().meta({ description: 'Nothing in the CV is before it; null until it is known' }),
    /** The heading of the CV, from the account and the personal data. */
    person: z.object({
      firstname: z.string(),
      lastname: z.string(),
      speciality: z.string().nullable(),
      email: z.string(),
      phone: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string().nullable(),
    }),
  })
  .meta({ id: 'Cv' });

export type Cv = z.infer<typeof cvSchema>;

type Refinement = (entry: Record<string, unknown>, ctx: z.core.$RefinementCtx) => void;

const entries = <Entry extends z.ZodType>(
  entry: Entry,
  part: 'experience' | 'education' | 'languages' | 'certificates',
) =>
  z
    .array(entry)
    .max(cvLimits[part])
    .superRefine(refuseRepeatedIds, { when: ({ value }) => Array.isArray(value) });

type Life = { now: () => Date; born: CalendarDate | null };

/** Not in the future, not before birth, not ended before it began, and without an end while it is current. */
const refusePeriod =
  (life: Life, ongoing: 'current' | 'studying'): Refinement =>
  (entry, ctx) => {
    refuseOutside(life, 'startDate')(entry, ctx);
    const { startDate, endDate } = entry as { startDate: unknown; endDate: unknown };
    if (!isDate(endDate)) return;
    if (entry[ongoing] === true) return refuse(ctx, 'endDate', 'errors.endWhileOngoing');
    refuseOutside(life, 'endDate')(entry, ctx);
    if (isDate(startDate) && isBefore(endDate, startDate)) refuse(ctx, 'endDate', 'errors.endBeforeStart');
  };

const refuseOutside =
  ({ now, born }: Life, field: string): Refinement =>
  (entry, ctx) => {
    const value = entry[field];
    if (!isDate(value)) return;
    if (isFuture(value, madridDate(now()))) refuse(ctx, field, 'errors.futureDate');
    if (born && isBeforeBirth(value, born)) refuse(ctx, field, 'errors.beforeBirth');
  };

function refuseRepeatedIds(list: readonly unknown[], ctx: z.core.$RefinementCtx) {
  const ids = list.map((entry) => (entry as { id?: unknown } | null)?.id);
  ids.forEach((entryId, index) => {
    if (ids.indexOf(entryId) < index)
      ctx.addIssue({ code: 'custom', path: [index, 'id'], params: { key: 'errors.invalid' } });
  });
}

const refuse = (ctx: z.core.$RefinementCtx, field: string, key: string) =>
  ctx.addIssue({ code: 'custom', path: [field], params: { key } });

const isDate = (value: unknown): value is string => typeof value === 'string' && isCvDate(value);
