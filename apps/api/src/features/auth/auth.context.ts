import type { AdminSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { Database } from '../../db/database.ts';
import type { AccessTokens } from '../../http/access/access-token.ts';
import type { SecretKeys } from '../../http/secret-keys.ts';
import type { SendMail } from '../../integrations/mail/mail.port.ts';
import type { PasswordHasher } from './password/password-hasher.ts';
import type { LiveSessions } from './sessions/live-sessions.ts';

/** What the use cases of accounts and sessions need from outside. */
export type AuthContext = {
  db: Database;
  now: () => Date;
  keys: SecretKeys;
  tokens: AccessTokens;
  passwords: PasswordHasher;
  /** `uniform` hides who has an account: every failed sign-in gets the same answer, in the same time. */
  loginErrors: 'distinct' | 'uniform';
  adminSecondFactor: AdminSecondFactor;
  liveSessions: LiveSessions;
  sendMail: SendMail;
  /** Where people open the product: mails link to it. */
  publicUrl: string;
};

/** Where a request comes from, also without a session. */
export type Origin = {
  address: string;
  userAgent: string | null;
  requestId: string;
  /** The cookie that identifies a browser; null if it accepts none. */
  deviceMark: string | null;
};
