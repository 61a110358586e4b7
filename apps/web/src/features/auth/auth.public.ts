import { lazy } from 'react';

/** What other features may use of this one: the verification of an account, shared with registration, and the second factor. */
export { DemoMailboxLink } from './demo-mailbox-link.tsx';
export { confirmationQuery } from './verify-account.queries.ts';
export { VerificationCodeForm } from './verify-account-code.form.tsx';
export { ResendCode } from './verify-account-resend.tsx';

export const SecondFactorSection = lazy(() =>
  import('./second-factor/second-factor-section.tsx').then((module) => ({ default: module.SecondFactorSection })),
);
