import type { road as spanish } from '../../es/petitions/road.ts';
import type { Translation } from '../../messages.ts';

export const road: Translation<typeof spanish> = {
  title: 'Your road to practising in Spain',
  lead: 'Three questions tell which procedure is yours, who decides it, how long it takes, what it costs and which documents it needs. Before you pay anything.',
  questions: 'Three questions',
  nationality: 'What is your nationality?',
  otherNationality: 'Do you have another nationality?',
  otherNationalityHelp: 'One of the European Union, the European Economic Area or Switzerland is enough.',
  degreeCountry: 'In which country did you get the degree in medicine?',
  speciality: 'Do you have a specialist qualification?',
  specialityHelp: 'Leave it empty if you have none. It is recognised apart, after the degree in medicine.',
  verified: 'Verified by a document: write to us if it is not right.',
  submit: 'See my road',
  saved: 'Answers saved',
  savedHelp: 'Your personal data have been updated as well.',
  failed: 'We could not load your answers',
  failedHelp: 'Nothing has been lost. Check your connection and try again.',
  stale: 'You have changed an answer: press “See my road” to learn which it is now.',
  toPetition: 'See my petition',
  backToSignup: 'Back to the registration',
  spanishDegree: 'Say that my degree is Spanish',
  elsewhere: 'This petition is neither started nor paid here: it is filed directly with the Ministry of Health.',
  notForYou: 'These questions are for doctors without a Spanish or recognised degree',
  notForYouHelp: 'With your account no recognition is needed.',
  unknown: 'In which country did you get the degree?',
  unknownHelp: 'Answer the questions, and we will tell you which procedure is yours.',
  otherRoad: {
    title: 'This petition is not your road',
    text: 'By your data, your degree is not recognised under Real Decreto 889/2022 (art. 3.4): if sent, the Ministry would not admit it.',
    action: 'See my road',
  },
};
