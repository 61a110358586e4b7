import type * as es from '../es/account.ts';
import type { Translation } from '../messages.ts';

export const account: Translation<typeof es.account> = {
  heading: 'Account',
  failed: 'We could not load the account',
  failedHelp: 'It may be the connection. Nothing was lost.',
  notSaved: 'It could not be saved',
  person: {
    title: 'Personal data',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHelp: 'This is the email to sign in with. It cannot be changed.',
    submit: 'Save changes',
    saved: 'Data saved',
  },
  password: {
    title: 'Password',
    lead: {
      doctor: 'Changing it closes your sessions on every other device; this one stays open.',
      staff: 'Changing it closes the sessions on every other device; this one stays open.',
    },
    current: 'Current password',
    chosen: 'New password',
    confirmation: { doctor: 'Repeat the new password', staff: 'Repeat the new password' },
    submit: 'Change password',
    changed: 'Password changed',
    changedHelp: 'We closed the sessions on the other devices.',
  },
  language: {
    title: 'Language',
    label: 'Language of the application and of mails',
    names: { es: 'Español', en: 'English' },
  },
  mails: {
    title: 'Mails',
    lead: {
      doctor: 'Choose which ones you want. The essential ones (codes, password, contracts and payments) always come.',
      staff: 'Which ones to receive. The essential ones (codes, password, contracts and payments) always come.',
    },
    petitions: 'Recognitions',
    petitionsHelp: 'The status of petitions and of their documents.',
    offers: 'Offers',
    offersHelp: 'News of offers and recommendations.',
    candidacies: 'Applications',
    candidaciesHelp: 'The steps of each selection process.',
    interviews: 'Interviews',
    interviewsHelp: 'Proposals, confirmations and changes of date.',
    newsletter: 'Newsletter',
    newsletterHelp: 'News from Fonendo.',
  },
  sessions: {
    title: 'Open sessions',
    device: '{browser} on {system}',
    unknown: 'Unknown device',
    current: 'This session',
    now: 'In use now',
    used: 'Last used: {moment}',
    address: 'IP {address}',
    only: 'There is no other open session.',
    notYours: {
      doctor: 'If you do not recognise one, close the others and change your password.',
      staff: 'If one is not recognised, close the others and change the password.',
    },
    close: 'Close the others',
    confirm: 'Close the other sessions?',
    confirmHelp: {
      doctor:
        'You will be signed out on every device but this one. To come back there you will need your email and password.',
      staff: 'Every device but this one will be signed out. To come back there the email and password will be needed.',
    },
    closed: 'Sessions closed',
    closedHelp: 'Only the one on this device stays open.',
    notClosed: 'The other sessions could not be closed',
    failed: 'We could not load the sessions',
  },
  data: {
    title: 'Copy of the data',
    lead: {
      doctor:
        'A ZIP file with everything we keep about you: your data, your sessions and the activity of your account.',
      staff: 'A ZIP file with everything that is kept about this account: its data, its sessions and its activity.',
    },
    download: 'Download the data',
    failed: 'The data could not be downloaded',
  },
  deletion: {
    title: 'Delete the account',
    lead: {
      doctor: 'Deletes your account and your personal data for good.',
      staff: 'Deletes this account and its personal data for good.',
    },
    open: 'Delete account',
    confirm: 'Delete the account for good?',
    sessions: 'Every session is closed, this one too.',
    erased: 'Personal data is erased or made anonymous.',
    kept: 'Only what the law requires is kept, such as invoices.',
    email: 'The email {email} cannot be used for another account.',
    final: 'This cannot be undone.',
    password: 'Password',
    submit: 'Delete account',
  },
  inPerson: {
    title: 'Password, sessions, copy of the data and deletion',
    heading: 'Only {name} can do this',
    help: 'While acting as another person you cannot change their password, see their sessions, download their data or delete their account.',
  },
};
