import type { AdminSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { Database } from '../../db/database.ts';
import type { AccessTokens } from '../../http/access/access-token.ts';
import type { SecretKeys } from '../../http/secret-keys.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import type { PasswordHasher } from './password/password-hasher.ts';

/** What the use cases of accounts and sessions need from outside. */
export type AuthContext = {
  db: Database;
  now: () => Date;
  keys: SecretKeys;
  tokens: AccessTokens;
  passwords: PasswordHasher;
  /** `uniform` hides who has an account: one answer to every failed sign-in, in equal time. */
  loginErrors: 'distinct' | 'uniform';
  adminSecondFactor: AdminSecondFactor;
  sendMail: SendMail;
  /** Where people open the product: mails link to it. */
  publicUrl: string;
};

/** Where a request of somebody who may not be signed in comes from. */
export type Origin = {
  address: string;
  userAgent: string | null;
  requestId: string;
  /** What a browser was given to be known by; null where it keeps none. */
  deviceMark: string | null;
};
