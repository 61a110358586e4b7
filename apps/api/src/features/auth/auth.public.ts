/** What other features may use of accounts and sessions. */
export { addUser, requireFreeEmail } from './add-user.ts';
export type { AuthContext, Origin } from './auth.context.ts';
export { accountDeletedMail } from './auth.mails.ts';
export type { AuthUser } from './auth-users.repository.ts';
export { renewCalendarLink } from './calendar-links.repository.ts';
export { checkPassword, requireSamePassword } from './check-password.ts';
export { rememberDeletedEmail } from './deleted-emails.ts';
export { endAccess } from './end-access.ts';
export { guardAttempts } from './guard-attempts.ts';
export { limitMails } from './limit-mails.ts';
export { requestOrigin } from './origin.ts';
export { splitE164, toE164 } from './phone-number.ts';
export { sendVerificationCode } from './send-verification-code.ts';
export { deleteSessionsOf, listSessionsOf, revokeSessionsOf, revokeSessionsOfAll } from './sessions.repository.ts';
export { startSession } from './start-session.ts';
