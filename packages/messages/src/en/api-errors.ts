import type * as es from '../es/api-errors.ts';
import type { Translation } from '../messages.ts';

export const apiErrors: Translation<typeof es.apiErrors> = {
  MalformedBody: 'We could not read the data that was sent.',
  ValidationFailed: 'Check the marked fields.',
  Unauthenticated: 'Sign in to continue.',
  TokenExpired: 'Session expired',
  InvalidPassword: 'Invalid password.',
  UserNotFound: 'User not found.',
  UserNotAuthorized: 'User not authorized.',
  LoginFailed: 'We could not sign you in. Try again.',
  AccountNotVerified: 'Verify your account with the code we sent you by email.',
  EmailTaken: 'An account with this email already exists. Sign in or reset your password.',
  EmailNotReusable: 'This email belonged to a deleted account and cannot be used again.',
  InvalidVerificationCode: 'The verification code is invalid or does not exist.',
  InvalidResetToken: 'The link to change your password is invalid or has expired. Request a new one.',
  ImpersonationRefused: 'Could not access as this user.',
  NotWhileImpersonating: 'This action is not available while you are acting as somebody else.',
  LastAdministrator: 'The only administrator cannot be deleted or edited. Create another first.',
  Forbidden: 'You are not allowed to do this.',
  NotFound: 'We could not find what you are looking for.',
  RequestTimeout: 'The operation took too long. Try again.',
  Conflict: 'Somebody changed it in the meantime. Refresh the page and try again.',
  PayloadTooLarge: 'The data sent exceeds the permitted size.',
  TooManyRequests: 'Too many attempts in a row. Wait a moment and try again.',
  InternalError: 'An unexpected error occurred.',
  ServiceUnavailable: 'The service is not available right now. Try again in a few minutes.',
};
