import { loginEntries } from '@fonendo/domain/auth/policy-group';
import { professions } from '@fonendo/domain/auth/registration';
import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';
import { doctorRegistrationSchema, hospitalRegistrationSchema } from './registration.schema.ts';

/** Where registration begins: which kind of account, and for a person which profession. */
export const accountChoiceSchema = z.object({ role: z.enum(loginEntries), profession: z.enum(professions) });

export type AccountChoice = z.infer<typeof accountChoiceSchema>;

/** Fields that only the form has. Several countries share a prefix, so the form asks for the country. */
const formFields = { passwordRepeat: z.string().min(1), phoneCountry: z.enum(countries).optional() };

export const doctorFormSchema = (now: () => Date) =>
  doctorRegistrationSchema(now)
    // A yes/no question: without an answer, the error asks to choose, not to tick.
    .safeExtend({ ...formFields, hasDegreeSpain: z.literal([true, false]) })
    .superRefine(refuseOtherPassword, { when: isObject });

export const hospitalFormSchema = hospitalRegistrationSchema
  .extend(formFields)
  .superRefine(refuseOtherPassword, { when: isObject });

/** Reported with all other errors, but only once the repetition was typed. */
function refuseOtherPassword(values: { password?: unknown; passwordRepeat?: unknown }, ctx: z.core.$RefinementCtx) {
  if (!values.passwordRepeat || values.passwordRepeat === values.password) return;
  ctx.addIssue({ code: 'custom', path: ['passwordRepeat'], params: { key: 'errors.passwordsMustMatch' } });
}

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
