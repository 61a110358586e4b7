import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';
import { changePasswordRequestSchema } from '../auth/password.schema.ts';
import { nameSchema, phonePrefixSchema, phoneSchema } from '../users/person.schema.ts';

/**
 * One's own data as the form asks for them. Several countries share a prefix, so the form asks for the country. A
 * stored phone can be replaced but not removed; without one it may stay empty.
 */
export const personalDataFormSchema = (isPhoneRequired: () => boolean) =>
  z
    .object({
      firstname: nameSchema,
      lastname: nameSchema,
      phoneCountry: z.enum(countries).optional(),
      phonePrefix: phonePrefixSchema.optional(),
      phone: phoneSchema.optional(),
    })
    .superRefine(
      ({ phonePrefix, phone }: { phonePrefix?: unknown; phone?: unknown }, ctx) => {
        if (!isPhoneRequired() && !phonePrefix && !phone) return;
        for (const [field, value] of Object.entries({ phonePrefix, phone })) {
          if (!value) ctx.addIssue({ code: 'custom', path: [field], params: { key: 'errors.required' } });
        }
      },
      // Checked even if single fields are invalid, so that all errors are shown at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    );

export type PersonalDataForm = z.infer<ReturnType<typeof personalDataFormSchema>>;

/** The new password is typed twice, because it is not shown. */
export const changePasswordFormSchema = changePasswordRequestSchema
  .extend({ confirmation: z.string().min(1) })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    params: { key: 'errors.passwordsMustMatch' },
    when: ({ value }) => Boolean((value as { confirmation?: string }).confirmation),
  });

export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
