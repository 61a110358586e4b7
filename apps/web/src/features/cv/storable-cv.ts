import { type CvUpdate, cvDraftSchema } from '@fonendo/contract/cv.schema';
import type { FieldError } from '@fonendo/contract/shared/errors.schema';
import { fieldErrors } from '@fonendo/contract/shared/field-errors';
import type { CvContent } from '@fonendo/domain/cv/cv';

export type StorableCv = { storable: CvUpdate['content']; problems: Record<string, FieldError> };

/**
 * The part of a CV that the server would accept, and the errors of the rest, field by field. One wrong date must not
 * keep the paragraph beside it from being saved: invalid values are left out, too long texts are cut, and the input
 * stays on the screen until it is corrected.
 */
export function storablePart(content: CvContent, now: () => Date, born: string | null): StorableCv {
  const schema = cvDraftSchema(now, born);
  const whole = schema.safeParse(content);
  if (whole.success) return { storable: whole.data, problems: {} };
  const rest = structuredClone(content);
  for (const issue of whole.error.issues) {
    const tooLong = issue.code === 'too_big' && issue.origin === 'string';
    replaceAt(rest, issue.path, (value) => (tooLong ? String(value).slice(0, Number(issue.maximum)) : null));
  }
  return { storable: schema.parse(rest), problems: fieldErrors(whole.error, content) };
}

function replaceAt(root: object, path: readonly PropertyKey[], replace: (value: unknown) => unknown) {
  const last = path.at(-1);
  let parent = root as Record<PropertyKey, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<PropertyKey, unknown>;
  if (last !== undefined) parent[last] = replace(parent[last]);
}

const keys = [
  ...['objective', 'experience', 'education', 'abilities', 'languages', 'certificates'],
  ...['id', 'position', 'company', 'city', 'country', 'startDate', 'endDate', 'current', 'achievements'],
  ...['degree', 'centre', 'studying', 'language', 'level', 'name', 'issuer', 'date'],
];

/** Whether two CVs, or parts of them, are equal; the order of their keys does not matter. */
export const sameCv = <Part>(one: Part, other: Part): boolean =>
  JSON.stringify(one, keys) === JSON.stringify(other, keys);
