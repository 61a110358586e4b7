import { isCommonPassword } from '@fonendo/domain/auth/password.policy';
import { limits } from '@fonendo/domain/shared/limits';
import { z } from 'zod';

/** Letters of any script with the marks that names have: O'Donnell, Núñez-Rojas, M.ª. */
const nameCharacters = /^[\p{L}\p{M}'’ªº. -]+$/u;

export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(limits.nameMaxLength)
  .refine((text) => nameCharacters.test(text), { params: { key: 'errors.lettersOnly' } });

/**
 * A new password. Only the length and the most common passwords are refused; the strength meter advises on the rest.
 */
export const newPasswordSchema = z
  .string()
  .min(limits.passwordMinLength)
  .max(limits.passwordMaxLength)
  .refine((password) => !isCommonPassword(password), { params: { key: 'errors.commonPassword' } });

/** `+34` and the like. */
export const phonePrefixSchema = z.string().regex(/^\+[1-9]\d{0,3}$/);

/** The national number as typed; it is checked against the numbering plan of its prefix. */
export const phoneSchema = z
  .string()
  .trim()
  .min(1)
  .max(20)
  .refine((text) => /^[\d\s().-]{4,20}$/.test(text), { params: { key: 'errors.phone' } });
