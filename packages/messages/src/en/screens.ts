import type * as es from '../es/screens.ts';
import type { Translation } from '../messages.ts';

export const screens: Translation<typeof es.screens> = {
  faq: {
    heading: 'Frequent questions',
    title: 'No questions published yet',
    description: 'This is where the usual doubts on recognition and offers will be gathered.',
  },
  legal: {
    heading: 'Legal notice and privacy',
    title: 'No texts published yet',
    description: 'We only use the storage that is strictly necessary to sign you in and remember your language.',
  },
  terms: {
    heading: 'Terms of use',
    title: 'No terms published yet',
    description: 'They will be published here before registration opens.',
  },
  payment: {
    heading: 'Payment',
    title: 'No payment is under way',
    description: 'When you pay for a service its result shows here.',
  },
  dashboard: { heading: 'Dashboard', title: 'All up to date', description: 'What to do next will show here.' },
  process: {
    heading: 'Selection process',
    title: 'No processes yet',
    description: 'The templates with the steps of each selection will stand here.',
  },
  candidates: {
    heading: 'Candidates',
    title: 'No candidates yet',
    description: 'A doctor who applies to an offer will show here.',
  },
  candidate: {
    heading: 'Candidate',
    title: 'No data of this candidate',
    description: 'Their profile and history with the hospital will show here.',
  },
  candidacy: {
    heading: 'Application',
    title: 'No data of this application',
    description: 'Its steps, documents and interviews will show here.',
  },
  offers: {
    heading: 'Offers',
    title: 'No offers yet',
    description: 'An offer that a hospital publishes will show here.',
  },
  offer: {
    heading: 'Offer',
    title: 'No data of this offer',
    description: 'The post, the salary and the conditions will show here.',
  },
  offerCandidates: {
    heading: 'Candidates of the offer',
    title: 'Nobody has applied yet',
    description: 'You will follow each candidate here, step by step.',
  },
  petitions: {
    heading: 'Recognitions',
    title: 'No requests to review',
    description: 'A request that a doctor sends will show in this queue.',
  },
  petition: {
    heading: 'Recognition',
    title: 'No data of this request',
    description: 'Its documents, terms and history will show here.',
  },
  users: { heading: 'Users', title: 'Nobody yet', description: 'The people you may look up will stand here.' },
  user: { heading: 'User', title: 'No data of this user', description: 'Their account and activity will show here.' },
};
