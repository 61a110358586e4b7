import type * as es from '../es/access.ts';
import type { Translation } from '../messages.ts';

export const access: Translation<typeof es.access> = {
  backToLogin: 'Back to login',
  login: 'Log in',
  dashboard: 'Go to the dashboard',
  contact: 'Write to Fonendo',
  spam: 'If you cannot find it, look in your spam folder.',
  forgot: {
    heading: 'Recover password',
    lead: 'Enter the email address of your account and we will send you a link to choose a new password.',
    email: 'Email address',
    submit: 'Send link',
  },
  linkSent: {
    heading: 'Check your email',
    lead: 'If there is an account for {email}, you will receive a link to choose a new password in a few minutes.',
    expires: 'The link works once and expires in {minutes} minutes.',
    sessions: 'When you change the password, all your sessions will be closed.',
    again: 'Use another address',
  },
  newPassword: {
    heading: 'New password',
    lead: 'You will log in with it from now on. Changing it closes all your sessions.',
    password: 'New password',
    confirmation: 'Repeat the password',
    submit: 'Change password',
    changed: 'Password changed',
    changedHelp: 'We have closed all your sessions. Log in with the new password.',
  },
  linkSpent: {
    heading: 'This link no longer works',
    lead: 'Each link works once and expires after {minutes} minutes. If you have already changed the password, log in; otherwise ask for another link.',
    missing: 'The link of your email is missing',
    missingLead: 'This page opens from the link we send by email. If you do not have it, ask for another one.',
    again: 'Ask for another link',
  },
  code: {
    label: 'Verification code',
    hint: 'It expires after {minutes} minutes and allows {tries} attempts.',
    submit: 'Verify account',
    resend: 'Send another code',
    resendIn: 'You can ask for another one in {time}',
    resent:
      'If the account is still awaiting verification, another code is on its way. The previous one no longer works.',
  },
  waiting: {
    heading: 'Verify your email',
    lead: 'We have sent a six-digit code to {email}. Enter it here to activate your account.',
    follows:
      'You can also open the link in the message, on this device or on another: this page will move on by itself.',
    nobody: 'Log in and we will ask you for the six-digit code we sent you by email.',
    wrongAddress: 'Not your email? Sign out and create the account again with the right address.',
  },
  verified: {
    checking: 'Verifying your account…',
    heading: 'Account verified',
    lead: 'We have confirmed {email}.',
    already: 'This account was already verified.',
    next: 'You can log in now.',
    other: 'The session of {email} is still open in this browser.',
    change: 'Change account',
  },
  refused: {
    heading: 'We could not verify your account',
    help: 'It may have expired, have no attempts left, or have been replaced by a later one. Ask for a new code and enter it here.',
    incomplete: 'The link is incomplete. Log in and we will ask you for the code.',
  },
  deleted: {
    heading: 'Account deleted',
    lead: 'Your account no longer exists. Thank you for the time you spent with Fonendo.',
    erased: 'We have erased or anonymised your personal data.',
    kept: 'We only keep what the law requires, such as invoices.',
    email: 'The email address of the account cannot be used to create another one.',
    notYou: 'If it was not you, write to us at once.',
    home: 'Back to the start',
  },
  unauthorised: {
    heading: 'Your account cannot open this page',
    who: 'You are signed in as',
    help: 'Go on from the dashboard, or sign out and enter with the account that can open it.',
    helpNoGroup: 'Your account has no permissions. Whoever manages it can grant them.',
    nobody: 'Log in to open this page',
    nobodyHelp: 'No session is open in this browser.',
    mistake: 'Do you think it should be able to?',
  },
  demoMailbox: { text: 'Demo mode: emails do not leave this machine.', open: 'Open the mailbox' },
};
