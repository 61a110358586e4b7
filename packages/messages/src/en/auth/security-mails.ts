import type { securityMails as spanish } from '../../es/auth/security-mails.ts';
import type { Translation } from '../../messages.ts';

export const securityMails: Translation<typeof spanish> = {
  button: 'Check the security of the account',
  note: 'If this change is not recognised, the password should be changed at once and the sign-in methods of the account checked.',
  totpAdded: {
    subject: 'Two-step verification is on at Fonendo',
    heading: 'Authenticator app set up',
    body: 'On {date} (Spanish mainland time) an authenticator app was set up for this account. From now on, signing in with the password also asks for a code of the app.',
  },
  totpRemoved: {
    subject: 'Authenticator app removed at Fonendo',
    heading: 'Authenticator app removed',
    body: 'On {date} (Spanish mainland time) the authenticator app of this account was removed. Its codes do not sign in any more.',
  },
  passkeyAdded: {
    subject: 'New passkey at Fonendo',
    heading: 'Passkey added',
    body: 'On {date} (Spanish mainland time) the passkey “{name}” was added to this account. It signs in without a password.',
  },
  passkeyRemoved: {
    subject: 'Passkey removed at Fonendo',
    heading: 'Passkey removed',
    body: 'On {date} (Spanish mainland time) the passkey “{name}” was removed from this account. It does not sign in any more.',
  },
  codesReplaced: {
    subject: 'New recovery codes at Fonendo',
    heading: 'Recovery codes replaced',
    body: 'On {date} (Spanish mainland time) new recovery codes were made for this account. The earlier ones do not work any more.',
  },
  codeUsed: {
    subject: 'A recovery code was used at Fonendo',
    heading: 'Recovery code used',
    body: 'On {date} (Spanish mainland time) somebody signed in to this account with a recovery code. Codes left: {left}.',
  },
  reset: {
    subject: 'Two-step verification was reset at Fonendo',
    heading: 'Two-step verification reset',
    body: 'On {date} (Spanish mainland time) the Fonendo team removed the verification methods of this account: the app, the passkeys and the recovery codes. Its sessions were closed, and the password signs in.',
  },
  newDevice: {
    subject: 'New sign-in to Fonendo',
    heading: 'Sign-in on a new device',
    body: 'On {date} (Spanish mainland time) somebody signed in to this account from a device that was not used before: {device}, from the network {network}.',
    device: '{browser} on {system}',
    unknown: 'unknown device',
  },
};
