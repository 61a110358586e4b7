import type { hospitalMails as spanish } from '../../es/hospitals/hospital-mails.ts';
import type { Translation } from '../../messages.ts';

export const hospitalMails: Translation<typeof spanish> = {
  blocked: {
    subject: 'Access for {hospital} has been blocked',
    heading: 'Access blocked',
    body: 'We have blocked the access of {hospital} to Fonendo. Nobody on its team can sign in and its offers are no longer shown to doctors. Nothing has been deleted. The reason is this:',
    button: 'Contact Fonendo',
    note: 'To regain access or clear up what happened, write to us through the contact form.',
  },
  unblocked: {
    subject: '{hospital} has access to Fonendo again',
    heading: 'Access restored',
    body: 'The team of {hospital} can sign in again and its open offers are shown to doctors again.',
    button: 'Sign in',
  },
  approved: {
    subject: '{hospital} is approved on Fonendo',
    heading: 'Hospital approved',
    body: 'We have checked the data of {hospital}. The directory of doctors is open: you can find those who let hospitals find them and recommend offers to them.',
    withOffer: 'We have also approved the offer “{offer}”: doctors can see it and apply.',
    button: 'See the doctors',
  },
  refused: {
    subject: 'The data of {hospital} need a correction',
    heading: 'Something is missing to approve the hospital',
    body: 'We have reviewed the data of {hospital} and cannot approve it yet. The reason is this:',
    button: 'Correct the data',
    note: 'Once the correction is saved, our team will review it again. Meanwhile you can go on writing offers; the directory of doctors stays closed.',
  },
  received: {
    subject: 'Hospital to approve: {hospital}',
    heading: 'A hospital waits for approval',
    body: '{hospital} has completed or changed its data. Until it is approved it sees no doctor who did not apply to its offers.',
    button: 'Review the hospital',
  },
  cifClaimed: {
    subject: 'CIF claimed: {cif}',
    heading: 'Two hospitals with the same CIF',
    body: '“{name}” gave the CIF {cif}, which another hospital has. Nothing was saved. Somebody has to find out who is who, and answer.',
    button: 'See the claims',
  },
  cifClaimAnswered: {
    subject: 'About the CIF {cif}',
    heading: 'We have checked the CIF',
    body: 'The CIF {cif} was given, which another hospital already had. This is the answer of our team:',
    button: 'Go to the hospital’s data',
  },
  invitation: {
    subject: 'Invitation to the team of {hospital} on Fonendo',
    heading: 'An invitation from {hospital}',
    body: '{inviter} invites you to join the team of {hospital} on Fonendo as {role}. The button lets you choose your password and come in.',
    button: 'Accept the invitation',
    note: 'The link works once and expires on {date} (mainland Spain time). If you did not expect this invitation, ignore this message: no account will be created.',
  },
  joined: {
    subject: '{name} has joined the team of {hospital}',
    heading: 'An invitation accepted',
    body: '{name} has accepted the invitation and now works on Fonendo as {role}.',
    button: 'See the profiles',
  },
  roleChanged: {
    subject: 'Your profile at {hospital} has changed',
    heading: 'Your profile has changed',
    body: '{by} has changed your profile at {hospital}: you are now {role}. What you can do on Fonendo has changed with it.',
    button: 'Go to Fonendo',
  },
  removed: {
    subject: 'Your access to the team of {hospital} has ended',
    heading: 'Your access has ended',
    body: '{by} has removed your profile from the team of {hospital}. Your account has been closed and your personal data deleted; what you did on behalf of the hospital is kept without your name.',
    button: 'Contact Fonendo',
    note: 'If you think this is a mistake, talk to the hospital: it can invite you again with this same email.',
  },
};
