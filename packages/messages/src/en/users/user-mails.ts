import type { userMails as spanish } from '../../es/users/user-mails.ts';
import type { Translation } from '../../messages.ts';

export const userMails: Translation<typeof spanish> = {
  contact: 'Contact Fonendo',
  blocked: {
    subject: 'Access to this Fonendo account has been blocked',
    heading: 'Access blocked',
    body: 'The Fonendo team has blocked access to the account with this email. Open sessions were closed and nobody can sign in with it. Nothing was deleted. The reason:',
    note: 'To get access back or to clear things up, the contact form reaches the team directly.',
  },
  unblocked: {
    subject: 'Access to Fonendo is active again',
    heading: 'Access restored',
    body: 'The Fonendo team has unblocked the account with this email. You can sign in again; everything is as it was.',
    button: 'Sign in',
  },
  removed: {
    subject: 'The Fonendo account with this email has been deleted',
    heading: 'Account deleted',
    body: 'The Fonendo team has deleted the account with this email, with its personal data and documents. This email cannot be used to create another account.',
    note: 'We keep only what the law requires, such as invoices. If this is a mistake, the contact form reaches the team directly.',
  },
  updated: {
    subject: 'The Fonendo team has corrected data of this account',
    heading: 'Data corrected',
    body: 'The Fonendo team has changed these data of the account with this email: {fields}.',
    button: 'Review the data',
    note: 'If something is not right, it can be changed in the account or through the contact form.',
    fields: { firstname: 'first name', lastname: 'last name', phone: 'phone', locale: 'language' },
  },
  groupChanged: {
    subject: 'The type of your Fonendo account has changed',
    heading: 'A new type of account',
    body: 'The Fonendo team has changed the type of the account with this email. It is now: {group}. The pages and actions at hand change with it.',
    button: 'Go to Fonendo',
  },
  accessUntil: {
    subject: 'The access to Fonendo has a last day',
    heading: 'A new last day of the access',
    body: 'The Fonendo team has changed until when this account works: you can sign in until {day}, that day included.',
    button: 'Go to Fonendo',
  },
  accessWithoutEnd: {
    subject: 'The access to Fonendo has no last day any more',
    heading: 'Access without an end',
    body: 'The Fonendo team has removed the day on which the access of this account would have ended.',
    button: 'Go to Fonendo',
  },
  sessionsClosed: {
    subject: 'The sessions of this Fonendo account were closed',
    heading: 'Sessions closed',
    body: 'The Fonendo team has signed this account out on every device. You can sign in again with the same password.',
    button: 'Sign in',
    note: 'If somebody else may know the password, it is wise to change it.',
  },
  emailAsked: {
    subject: 'Confirm this email for the Fonendo account',
    heading: 'Confirm the new email',
    body: 'The Fonendo team has named this email as the new one of the account. It has to be confirmed with the button; until then the account keeps the old one.',
    button: 'Confirm the email',
    note: 'The link works once and expires in {hours} hours. If you do not expect this message, ignore it: nothing will change.',
  },
  emailCheck: {
    subject: 'Check that mail from Fonendo arrives',
    heading: 'This mail has arrived',
    body: 'Somebody asked from the account whether mails reach this address. The button confirms it, and the notices chosen in the account are sent again.',
    button: 'Confirm the email',
    note: 'The link expires in {hours} hours. If you do not expect this message, ignore it: nothing will change.',
  },
  emailNotice: {
    subject: 'Somebody asked to change the email of this Fonendo account',
    heading: 'Change of email asked for',
    body: 'The Fonendo team has asked that this account use the email {email} from now on. The change takes effect when it is confirmed from that email.',
    note: 'If you did not ask for this change, tell the team at once with the contact form.',
  },
  emailChanged: {
    subject: 'The email of the Fonendo account has changed',
    heading: 'Email changed',
    body: 'From now on the account uses the email {email}: it is what you sign in with and where notices go.',
    note: 'This is the last message to the former address. If you did not ask for this change, tell the team at once with the contact form.',
  },
};
