/** What other features may use of this one: the verification of an account, shared with registration. */
export { DemoMailboxLink } from './demo-mailbox-link.tsx';
export { confirmationQuery } from './verify-account.queries.ts';
export { VerificationCodeForm } from './verify-account-code.form.tsx';
export { ResendCode } from './verify-account-resend.tsx';
