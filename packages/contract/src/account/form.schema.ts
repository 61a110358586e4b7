import { countries } from '@fonendo/domain/reference/countries';
import { z } from 'zod';
import { changePasswordRequestSchema } from '../auth/password.schema.ts';
import { nameSchema, phonePrefixSchema, phoneSchema } from '../users/person.schema.ts';

/**
 * One's own data as the form asks for it. Several countries share a prefix, so the country is what is chosen.
 * A number that is known can be replaced but not emptied; one that never was may stay away.
 */
export const personalDataFormSchema = (phoneRequired: boolean) =>
  z
    .object({
      firstName: nameSchema,
      lastName: nameSchema,
      phoneCountry: z.enum(countries).optional(),
      phonePrefix: phonePrefixSchema.optional(),
      phone: phoneSchema.optional(),
    })
    .superRefine(
      ({ phonePrefix, phone }: { phonePrefix?: unknown; phone?: unknown }, ctx) => {
        if (!phoneRequired && !phonePrefix && !phone) return;
        for (const [field, value] of Object.entries({ phonePrefix, phone })) {
          if (!value) ctx.addIssue({ code: 'custom', path: [field], params: { key: 'errors.required' } });
        }
      },
      // Beside the rules of single fields, so that everything wrong is told at once.
      { when: ({ value }) => typeof value === 'object' && value !== null },
    );

export type PersonalDataForm = z.infer<ReturnType<typeof personalDataFormSchema>>;

/** The new password is typed twice, because it cannot be read back. */
export const changePasswordFormSchema = changePasswordRequestSchema
  .extend({ confirmation: z.string().min(1) })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    params: { key: 'errors.passwordsMustMatch' },
    when: ({ value }) => Boolean((value as { confirmation?: string }).confirmation),
  });

export type ChangePasswordForm = z.infer<typeof changePasswordFormSchema>;
