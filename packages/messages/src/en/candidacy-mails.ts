import type { candidacyMails as spanish } from '../es/candidacy-mails.ts';
import type { Translation } from '../messages.ts';

export const candidacyMails: Translation<typeof spanish> = {
  facts: '{hospital}, {place}. {speciality}. {salary} € gross a year.',
  candidacySubmitted: {
    subject: 'Application sent: {offer}',
    heading: 'You have applied',
    body: 'We have handed your application for “{offer}” to {hospital}.',
    sent: 'The hospital sees your professional profile, your CV and your documents as they were when you applied. While the application is open, you cannot change your CV or your documents.',
    button: 'See my applications',
    note: 'We will tell you of every change. If you change your mind, you can withdraw the application under “My offers”.',
  },
  candidacyReceived: {
    subject: 'New application: {offer}',
    heading: 'New application',
    body: 'There is a new application for “{offer}”, with profile, CV and documents.',
    button: 'See the offer',
  },
  candidacyWithdrawn: {
    subject: 'Application withdrawn: {offer}',
    heading: 'Somebody has withdrawn their application',
    body: 'One of the applications for “{offer}” has been withdrawn. There is nothing you need to do.',
    button: 'See the offer',
  },
  offerRecommended: {
    subject: 'An offer recommended to you: {offer}',
    heading: '{hospital} thought of you',
    fromTeam: 'An offer for you',
    body: 'We think that the offer “{offer}” may interest you. These are the facts:',
    message: 'Message: “{message}”',
    button: 'See the offer',
    note: 'You receive this mail because you want mails about offers. You can change that in your account.',
  },
};
