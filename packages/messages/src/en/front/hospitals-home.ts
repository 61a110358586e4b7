import type { hospitalsHome as spanish } from '../../es/front/hospitals-home.ts';
import type { Translation } from '../../messages.ts';

export const hospitalsHome: Translation<typeof spanish> = {
  title: 'Hire doctors knowing who can sign',
  heading: 'Know from the first day who can sign',
  lead: 'Publish your post and receive applications with the degree checked and, where its recognition is under way, with where it stands today.',
  publish: 'Publish a post',
  offers: 'See published offers',
  example: 'Example data',
  exampleOffer: 'General medicine in the emergency room',
  exampleHospital: 'Hospital Universitario La Ribera · 3 vacancies',
  exampleOpen: 'Open',
  exampleTabs: { candidates: 'Candidates 18', interviews: 'Interviews 4', offer: 'Offer' },
  exampleYears: '{speciality} · {years} years',
  fitHigh: 'High match',
  fitMiddle: 'Medium match',
  from: 'Could sign between April and September 2027',
  today: 'Can sign today',
  underway: 'Recognition under way',
  unknown: 'Not registered yet: no date foreseen',
  recognised: 'Degree recognised',
  doctors: {
    heading: '{total} doctors who want to be found',
    lead: 'By speciality and by what really decides: whether their degree is already recognised.',
    source:
      'Active accounts on {day}. A speciality is shown from {least} people on. No names: the directory opens when we approve your hospital.',
    caption: 'Doctors by speciality',
    speciality: 'Speciality',
    all: 'All specialities',
    bar: 'Spread',
    recognised: 'Recognised',
    underWay: 'Under way',
    legendRecognised: 'Spanish or recognised degree',
    legendUnderWay: 'Recognition under way',
  },
  steps: {
    example: 'Example: emergency room, a process of 26 days',
    heading: 'From the vacant post to the signature, without spreadsheets',
    published: {
      name: 'Offer published',
      text: 'You write it; we review it within a working day. Always with its salary range.',
    },
    documents: {
      name: 'Documents',
      text: 'You ask for what is missing, with reason and date. It is uploaded, accepted or asked for again.',
    },
    interview: {
      name: 'Interview',
      text: 'You propose up to five times. The other side chooses one and both calendars follow.',
    },
    accepted: { name: 'Acceptance', text: 'Contact details are exchanged and the vacancy is taken off by itself.' },
  },
  clocks: {
    heading: 'One interview, two clocks',
    text: 'Each time is shown in peninsular time and in that of the other side. Nobody invites anybody at four in the morning.',
    caption: 'Example of a week with three proposed times',
    here: 'Peninsula',
    there: 'Bogotá',
    wednesday: 'Wednesday 18',
    thursday: 'Thursday 19',
    friday: 'Friday 20',
    free: 'Free',
    busy: 'Not available',
    proposed: '{there} in Bogotá',
    confirmed: 'Confirmed, {there} there',
  },
  seeing: {
    heading: 'What you will see and what you will not',
    lead: 'Selecting well is also not knowing what the law does not let you ask.',
    yes: 'You will see',
    no: 'You will not see',
    degree: { claim: 'Degree and state of its recognition', why: 'Checked by a person, with the date.' },
    experience: { claim: 'Speciality, experience and CV', why: 'In the same format for all applications.' },
    availability: { claim: 'Availability and languages', why: 'And the local time of whoever lives abroad.' },
    documents: { claim: 'The documents you ask for', why: 'As they were when they applied.' },
    age: {
      claim: 'Age, sex, marital status, children',
      why: 'Asking for them in a selection is a very serious offence.',
    },
    nationality: { claim: 'Nationality', why: 'It only serves the procedure. It never reaches your hospital.' },
    record: { claim: 'Criminal record', why: 'Seen by whoever handles the procedure, and deleted at its end.' },
    salary: { claim: 'Earlier salary', why: 'You publish your range; nobody asks about the past.' },
  },
  questions: {
    heading: 'Before you publish',
    lead: 'Would you rather talk about it?',
    write: 'Write to us',
    cost: {
      question: 'What does publishing cost?',
      answer: 'Nothing. Publishing, selecting and hiring cost the hospital nothing.',
    },
    underway: {
      question: 'Can I hire somebody whose recognition is under way?',
      answer:
        'You can go through the whole selection. The employment contract waits for the decision: until then nobody may practise.',
    },
    seen: {
      question: 'Who sees the offer?',
      answer:
        'Doctors with an account and, unless you turn it off, anybody: it has a public page that can be shared and that search engines find.',
    },
    team: {
      question: 'Can several people of my team join?',
      answer: 'Yes. They are invited by mail under Profiles, and each role sees and does only what is its own.',
    },
    review: {
      question: 'How long does the review of the first offer take?',
      answer: 'One working day. We check the data of the hospital with it.',
    },
  },
  closing: 'Your first post can be published tomorrow',
  account: 'Create hospital account',
};
