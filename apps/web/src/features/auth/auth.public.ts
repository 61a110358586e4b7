import { lazy } from 'react';

/** What other features may use: the verification of an account, which registration shares, and the second factor. */
export { DemoMailboxLink } from './login/demo-mailbox-link.tsx';
export { VerificationCodeForm } from './verification/code.form.tsx';
export { ResendCode } from './verification/resend.tsx';
export { confirmationQuery } from './verification/verify-account.queries.ts';

export const SecondFactorSection = lazy(() =>
  import('./second-factor/section.tsx').then((module) => ({ default: module.SecondFactorSection })),
);
