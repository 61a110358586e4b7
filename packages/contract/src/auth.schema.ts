import { limits } from '@fonendo/domain/limits';
import { policyGroups } from '@fonendo/domain/policy-group';
import { z } from 'zod';

/** Addresses are compared without regard to case or surrounding blanks. */
export const emailSchema = z.string().trim().toLowerCase().min(1).max(limits.emailMaxLength).pipe(z.email());

export const loginFormSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(limits.passwordMaxLength),
  passwordRemember: z.boolean(),
});

export type LoginForm = z.infer<typeof loginFormSchema>;

export const loginRequestSchema = loginFormSchema
  .omit({ passwordRemember: true })
  .extend({ provider: z.literal('password') });

export const tokensSchema = z.object({ jwt: z.string(), refreshToken: z.string() });

export type Tokens = z.infer<typeof tokensSchema>;

export const refreshRequestSchema = z.object({ token: z.string().min(1).max(512) });

export const sessionSchema = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  policyGroups: z.array(z.enum(policyGroups)),
});

export type Session = z.infer<typeof sessionSchema>;
