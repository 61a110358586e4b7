import { limits } from '@fonendo/domain/shared/limits';
import { z } from 'zod';
import { newPasswordSchema } from '../users/person.schema.ts';
import { emailSchema } from './auth.schema.ts';

export const forgotPasswordQuerySchema = z.object({ email: emailSchema });

/** `token` is the one of the link in the mail. */
export const resetPasswordRequestSchema = z
  .object({ token: z.string().min(1).max(512), password: newPasswordSchema })
  .meta({ id: 'PasswordReset' });

export const changePasswordRequestSchema = z
  .object({
    currentPassword: z.string().min(1).max(limits.passwordMaxLength),
    newPassword: newPasswordSchema,
  })
  .meta({ id: 'PasswordChange' });

export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/** Typed twice, because it is not shown. */
export const newPasswordFormSchema = z
  .object({ password: newPasswordSchema, confirmation: z.string().min(1) })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    params: { key: 'errors.passwordsMustMatch' },
    // Checked even if the password itself is invalid, so that all errors are shown at once.
    when: ({ value }) => Boolean((value as { confirmation?: string }).confirmation),
  });
