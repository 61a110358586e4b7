import type * as es from '../../es/shared/mails.ts';
import type { Translation } from '../../messages.ts';

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
  administratorAccount: {
    subject: 'Your Fonendo administrator account',
    heading: 'Choose your password',
    body: 'An administrator account was created in your name. Press the button to choose your password and sign in.',
    button: 'Choose a password',
    note: 'The link works once and expires in {minutes} minutes. After that, ask for another one with "Forgot your password?".',
  },
  passwordChanged: {
    subject: 'Your Fonendo password has changed',
    heading: 'Your password has changed',
    body: 'The password of your account was changed on {date} (Madrid time). All other sessions were closed, and the link that shows interviews in another calendar no longer works: if you used it, copy the new one from Interviews.',
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
  contractSigned: {
    subject: 'Your agreement with Fonendo, signed',
    heading: 'You have signed the agreement',
    body: 'A copy with the signature sheet is attached. Keep it: it says what you accepted, when and from where.',
    button: 'Continue my registration',
    note: 'You can also download it from your account. If you did not sign it, tell us at once through the contact form.',
    fileName: 'fonendo-agreement-signed.pdf',
  },
  paymentReceived: {
    subject: 'Payment received: invoice {number}',
    heading: 'We have received your payment',
    body: 'We have charged {total} for: {products}. Your invoice {number} is attached and is in your account too.',
    agreed:
      'With this message we confirm what you agreed to on {day}: the contract you signed, the price stated and your wish that we begin before the 14 days of withdrawal are over. You can withdraw as long as the service has not been performed in full; you will pay only for the part already performed.',
    button: 'See the payment',
    note: 'State fees (form 790, code 107) are not included: they are paid to the administration separately.',
  },
  paymentDuplicate: {
    subject: 'We are returning {total}',
    heading: 'This had already been paid',
    body: 'We have received {total} for: {products}, but you had already paid for it. We are returning the whole amount by the same means of payment.',
    button: 'See the payment',
    note: 'You do not have to do anything. Depending on your bank, the refund may take a few days to show.',
  },
  newOffers: {
    subject: 'New offers in your searches',
    subjectOf: 'New offers in “{search}”',
    heading: 'There are new offers for you',
    body: 'Since the last notice these offers have opened that fit what you are looking for.',
    search: '“{name}”',
    more: 'And {count} more in this search.',
    button: 'See the offers',
    note: 'You receive this mail because you saved a search with a daily notice. You can turn these mails off here: {url}',
  },
  contact: {
    subject: 'Contact: {subject} ({name})',
    body: '{name} ({email}) writes through the contact form:',
    button: 'Reply',
  },
};
