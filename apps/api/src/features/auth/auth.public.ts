/** What other features may use of accounts and sessions. */

export { accessEndOf } from './access-end.ts';
export type { AuthContext, Origin } from './auth.context.ts';
export { accountDeletedMail } from './auth.mails.ts';
export type { AuthUser } from './auth-users.repository.ts';
export { renewCalendarLink } from './calendar-links.repository.ts';
export { checkPassword, requireSamePassword } from './login/check-password.ts';
export { guardAttempts } from './login/guard-attempts.ts';
export { limitMails } from './login/limit-mails.ts';
export { requestOrigin, signInOrigin } from './login/origin.ts';
export { addUser, requireFreeEmail } from './registration/add-user.ts';
export { rememberDeletedEmail } from './registration/deleted-emails.ts';
export { newInvitation, requireResendable } from './registration/invitation.ts';
export { splitE164, toE164 } from './registration/phone-number.ts';
export { codeWait, sendVerificationCode } from './registration/send-verification-code.ts';
export { eraseSecondFactorOf, removeSecondFactorOf } from './second-factor/delete-second-factor.ts';
export { exportSecondFactorOf } from './second-factor/read-second-factor.ts';
export { findSecondFactorFacts } from './second-factor/second-factor.repository.ts';
export { secondFactorSteps } from './second-factor/second-factor-retention.repository.ts';
export { securityMail } from './second-factor/security.mails.ts';
export { endAccess } from './sessions/end-access.ts';
export {
  deleteSessionsOf,
  listSessionsOf,
  revokeSessionsOf,
  revokeSessionsOfAll,
} from './sessions/sessions.repository.ts';
export { isSessionShutOut } from './sessions/shut-out.repository.ts';
export { startSession } from './sessions/start-session.ts';
