import type * as es from '../es/mails.ts';
import type { Translation } from '../messages.ts';

export const mails: Translation<typeof es.mails> = {
  greeting: 'Hello {name},',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'Fonendo · Degree recognition and jobs for doctors in Spain',
  automatic: 'This message was sent automatically; there is no need to reply.',
  verification: {
    subject: '{code} is your Fonendo verification code',
    heading: 'Verify your email',
    body: 'Enter this code on the verification page, or press the button, to activate your account.',
    button: 'Verify my account',
    note: 'The code expires in {minutes} minutes. If you did not create a Fonendo account, ignore this message.',
  },
  passwordReset: {
    subject: 'Change your Fonendo password',
    heading: 'Choose a new password',
    body: 'We received a request to change the password of your account. Press the button to choose another one.',
    button: 'Change my password',
    note: 'The link works once and expires in {minutes} minutes. If you did not ask for it, ignore this message: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your Fonendo password has changed',
    heading: 'Your password has changed',
    body: 'The password of your account was changed on {date} (Madrid time). All other sessions were closed.',
    button: 'Recover my account',
    note: 'If it was you, there is nothing to do. If you do not recognise this, press the button and choose a new password as soon as possible.',
  },
  accountDeleted: {
    subject: 'Your Fonendo account has been deleted',
    heading: 'We have deleted your account',
    body: 'Your account and your personal data were deleted at your request. This email cannot be used for another account.',
    button: 'Contact Fonendo',
    note: 'We keep only what the law obliges us to, such as invoices. If it was not you, write to us right away.',
  },
  contact: {
    subject: 'Contact: {subject} ({name})',
    body: '{name} ({email}) writes through the contact form:',
    button: 'Reply',
  },
};
