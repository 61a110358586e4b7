import type { candidacyMails as spanish } from '../../es/candidacies/candidacy-mails.ts';
import type { Translation } from '../../messages.ts';

export const candidacyMails: Translation<typeof spanish> = {
  facts: '{hospital}, {place}. {speciality}. {salary} € gross a year.',
  candidacySubmitted: {
    subject: 'Application sent: {offer}',
    heading: 'You have applied',
    body: 'We have handed your application for “{offer}” to {hospital}.',
    sent: 'The hospital sees your professional profile, your CV and your documents as they were when you applied. While the application is open, you cannot change your CV or your documents.',
    button: 'See my application',
    note: 'We will tell you of every change. If you change your mind, you can withdraw the application under “My offers”.',
  },
  candidacyAccepted: {
    subject: 'Congratulations! {hospital} has accepted you',
    heading: 'Congratulations!',
    body: '{hospital} has accepted your application to “{offer}”. It is great news, and you have earned it.',
    next: 'The hospital now has your contact details to talk about when you start. If you would rather take the first step, these are theirs:',
    hospital: '{hospital}, {address}, {city}. Phone: {phone}.',
    person: 'Your contact: {person}, {email}.',
    button: 'See my application',
  },
  candidacyDiscarded: {
    subject: 'About your application to “{offer}”',
    heading: 'Not this time',
    body: '{hospital} has finished considering your application to “{offer}” and has decided to go ahead with other people. Thank you for your time and for the interest you have shown.',
    answered: '{hospital} has filled the vacancies of “{offer}” with other people and writes to you:',
    next: 'We know that this is not the news you were hoping for. Your profile is still complete and you can apply to other offers whenever you like: there are hospitals looking for professionals like you.',
    button: 'See my application',
  },
  candidacyReopened: {
    subject: 'Your application to “{offer}” goes on',
    heading: 'Your application is under way again',
    body: '{hospital} has decided to go on considering your application to “{offer}”, which continues where it was.',
    next: 'There is nothing for you to do for now. If you are no longer interested, you can withdraw it on its page.',
    button: 'See my application',
  },
  contactOpened: {
    subject: 'Contact of the accepted person: {offer}',
    heading: 'You can talk to {name} now',
    body: '{name} knows that the application to “{offer}” was accepted. These are their contact details:',
    contact: 'Mail: {email}. Phone: {phone}.',
    withoutPhone: 'Mail: {email}.',
    use: 'They are shared to agree on the start, and for nothing else.',
    button: 'Open the application',
  },
  vacanciesFilled: {
    subject: 'Vacancies filled: {offer}',
    heading: 'All vacancies are filled',
    body: 'The last person needed for “{offer}” has been accepted. If nobody else is going to join, the offer can be closed, and those whose applications are still open deserve an answer.',
    button: 'See the applications',
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
