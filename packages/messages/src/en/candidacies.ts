import type { candidacies as spanish } from '../es/candidacies.ts';
import type { Translation } from '../messages.ts';

export const candidacies: Translation<typeof spanish> = {
  apply: {
    label: 'Applying to this offer',
    consequence:
      'The hospital will receive a copy of your CV and documents. You cannot edit them while your application is open.',
    action: 'Apply',
    confirm: {
      title: 'Apply to “{offer}”?',
      description:
        'We will send the hospital a copy of your professional profile, your CV and your documents as they are now. While the application is open you cannot change your CV or your documents. Your passport, your criminal record and your personal data are not sent.',
    },
    failed: 'We could not submit your application.',
    loadFailed: 'We could not check whether you can apply.',
    retry: 'Try again',
    missing: 'Still missing:',
    unpaid: 'Your profile is complete. All you need to apply is access to offers.',
    pay: 'Pay for access',
    closed: 'This offer takes no more applications.',
    search: 'Search other offers',
    done: 'You have applied',
    doneHelp: 'We have sent you a confirmation by mail. We will tell you of every change.',
    appliedOn: 'You applied on {date}.',
    acceptedOn: 'The hospital accepted you on {date}.',
    discardedOn: 'The hospital closed your application on {date}.',
    withdrawnOn: 'You withdrew your application on {date}. You cannot apply to the same offer again.',
    own: 'See my applications',
  },
  back: 'Back to the offer “{offer}”',
  own: {
    heading: 'My offers',
    lead: 'The offers you applied to, and where each application stands.',
    locked: 'While you have open applications, your CV and your documents cannot be changed.',
    filter: 'State of the application',
    all: 'All',
    open: 'Open',
    ended: 'Ended',
    list: 'My applications',
    more: 'Load more',
    shown_one: '{count} application',
    shown_other: '{count} applications',
    failed: 'We could not load your applications',
    failedHelp: 'It may be a problem with the connection. Nothing was lost.',
    progress: 'Progress of the application to {offer}',
    steps: { applied: 'Applied', inProcess: 'In process', decision: 'Decision' },
    pending: 'Waiting for the hospital',
    waiting: 'The hospital is considering it',
    accepted: 'Accepted on {date}',
    offerClosed: 'The offer is closed by now; your application goes on.',
    discarded: 'The hospital has gone on with other applications. You can apply to other offers whenever you like.',
    withdrawn: 'You withdrew this application on {date}.',
    appliedOn: 'You applied on {date}',
    withdraw: 'Withdraw application',
    sent: 'What I sent',
    none: {
      title: 'You have not applied to any offer yet',
      description:
        'Find an offer that suits you and press “Apply”. Here you will see every step, from the hospital receiving it to its decision.',
    },
    noneOpen: {
      title: 'You have no open applications',
      description: 'Your CV and your documents can be changed. When you apply to an offer it will appear here.',
    },
    noneEnded: {
      title: 'None of your applications has ended',
      description: 'When a hospital decides, or if you withdraw an application, you will find it here.',
    },
    search: 'Search offers',
  },
  withdraw: {
    title: 'Withdraw your application to “{offer}”?',
    description:
      'The hospital will no longer consider it and you cannot apply to this offer again. If you have no other open application, you can change your CV and your documents again.',
    action: 'Withdraw application',
    done: 'Application withdrawn',
    failed: 'We could not withdraw the application',
  },
  sent: {
    title: 'What I sent to {hospital}',
    lead: 'This is how your profile, your CV and your documents were on {date}. It is exactly what the hospital sees.',
    failed: 'We could not load what you sent',
  },
};
