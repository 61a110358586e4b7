import type { interviewMails as spanish } from '../../es/interviews/interview-mails.ts';
import type { Translation } from '../../messages.ts';

export const interviewMails: Translation<typeof spanish> = {
  when: '{date}, {start} to {end} (mainland Spain)',
  whenBoth: '{date}, {start} to {end} (mainland Spain); {ownStart} to {ownEnd} in {city}',
  video: 'Video call: {location}',
  onSite: 'On site: {location}',
  quote: 'Message: “{message}”',
  attached: 'A calendar file is attached, in case you want to keep the appointment.',
  attachedForHospital: 'The calendar file is attached.',
  removed: 'The attached file removes the appointment from your calendar.',
  removedForHospital: 'The attached file removes the appointment from the calendar.',
  proposed: {
    doctor: {
      subject: 'Choose a date for your interview: {offer}',
      heading: 'Choose a date for your interview',
      body: '{hospital} would like to talk to you about the offer “{offer}” and proposes these dates:',
      button: 'Choose a date',
    },
  },
  asked: {
    hospital: {
      subject: 'You are asked to take part in an interview: {offer}',
      heading: 'You are asked to take part in an interview',
      body: 'You are among those who interview for the offer “{offer}”. These are the proposed dates; the invitation follows when one is chosen:',
      button: 'See the application',
    },
  },
  added: {
    hospital: {
      subject: 'You are asked to take part in an interview: {offer}',
      heading: 'You are asked to take part in an interview',
      body: 'You are among those who interview for the offer “{offer}”. The date is confirmed:',
      button: 'See the application',
    },
  },
  released: {
    hospital: {
      subject: 'You are no longer needed for an interview: {offer}',
      heading: 'You are no longer asked to take part in this interview',
      body: 'Who interviews for the offer “{offer}” has changed. The interview goes ahead without you.',
      button: 'See the application',
    },
  },
  confirmed: {
    doctor: {
      subject: 'Interview confirmed: {offer}',
      heading: 'Your interview is confirmed',
      body: '{hospital} is expecting you to talk about the offer “{offer}”.',
      button: 'See the interview',
    },
    hospital: {
      subject: 'Interview confirmed: {offer}',
      heading: 'Interview confirmed',
      body: 'An interview for the offer “{offer}” has a date.',
      button: 'See the application',
    },
  },
  rescheduled: {
    doctor: {
      subject: 'New dates for your interview: {offer}',
      heading: 'New dates for your interview',
      body: '{hospital} has changed the dates of the interview for the offer “{offer}”. The earlier ones no longer count; these are the new ones:',
      button: 'Choose a date',
    },
    hospital: {
      subject: 'New dates proposed: {offer}',
      heading: 'Other dates were proposed',
      body: 'The candidate for the offer “{offer}” has been sent these new dates:',
      button: 'See the application',
    },
  },
  slotWithdrawn: {
    doctor: {
      subject: 'The dates of your interview have changed: {offer}',
      heading: 'One of the dates is no longer available',
      body: '{hospital} has withdrawn one of the dates of the interview for the offer “{offer}”. You can choose among these:',
      button: 'Choose a date',
    },
  },
  declined: {
    doctor: {
      subject: 'You declined the interview: {offer}',
      heading: 'You declined the interview',
      body: 'We have told {hospital} that you cannot come to the interview for the offer “{offer}”.',
      button: 'See the application',
    },
    hospital: {
      subject: 'Interview declined: {offer}',
      heading: 'The date does not suit the candidate',
      body: 'The interview for the offer “{offer}” was declined.',
      button: 'See the application',
      dates: 'These dates are proposed instead:',
    },
  },
  cancelled: {
    doctor: {
      subject: 'Interview cancelled: {offer}',
      heading: 'The interview has been cancelled',
      body: 'The interview with {hospital} for the offer “{offer}” will not take place.',
      button: 'See the application',
    },
    hospital: {
      subject: 'Interview cancelled: {offer}',
      heading: 'Interview cancelled',
      body: 'An interview for the offer “{offer}” will not take place.',
      button: 'See the application',
    },
  },
  notAttended: {
    doctor: {
      subject: 'You missed the interview: {offer}',
      heading: 'The hospital noted that you did not come',
      body: '{hospital} has noted that you did not come to the interview for the offer “{offer}”. If this is a mistake, write to them soon: they can correct it.',
      button: 'Write to the hospital',
    },
  },
  day: {
    doctor: {
      subject: 'Reminder of your interview: {offer}',
      heading: 'Your interview is coming up',
      body: 'You have an interview with {hospital} for the offer “{offer}”.',
      button: 'See the interview',
    },
    hospital: {
      subject: 'Interview reminder: {offer}',
      heading: 'An interview is coming up',
      body: 'There is an interview for the offer “{offer}”.',
      button: 'See the application',
    },
  },
  hour: {
    doctor: {
      subject: 'Your interview starts soon: {offer}',
      heading: 'Your interview starts soon',
      body: 'In less than an hour you talk to {hospital} about the offer “{offer}”.',
      button: 'See the interview',
    },
    hospital: {
      subject: 'The interview starts soon: {offer}',
      heading: 'An interview starts soon',
      body: 'An interview for the offer “{offer}” starts in less than an hour.',
      button: 'See the application',
    },
  },
  calendar: {
    feed: 'Interviews · Fonendo',
    summaryForDoctor: 'Interview with {hospital}',
    summaryForHospital: 'Interview: {candidate} · {offer}',
    summaryWithoutName: 'Interview · {offer}',
    about: '{offer}, {hospital}.',
    details: 'Details in Fonendo: {url}',
  },
};
