import type { settings as spanish } from '../../es/petitions/petition-settings.ts';
import type { Translation } from '../../messages.ts';

export const settings: Translation<typeof spanish> = {
  reasons: 'Reasons for rejection',
  reasonsLead:
    'Offered when a document is rejected, nine at most. The doctor reads the message; whoever reviews can change it before sending. In Spanish.',
  document: 'Document',
  reasonTitle: 'Reason {number}',
  reasonMessage: 'Message to the doctor',
  addReason: 'Add a reason',
  removeReason: 'Remove reason {number}',
  moveUp: 'Move reason {number} up',
  noReasons: 'No reasons: only “Another reason…” will be offered.',
  save: 'Save reasons',
  saved: 'Reasons saved',
  reasonsNotSaved: 'The reasons were not saved',
  reasonsNow: '{document}: {titles}',
  reasonNow: '“{title}”',
  noneNow: 'no reasons',
  holidays: 'Holidays',
  holidaysLead:
    'Besides Saturdays and Sundays, no term runs or ends on these days: the national ones, those of Madrid, the seat of the ministry, and those of the community each doctor lives in. Add only days that the BOE publishes: one too many would give a date later than the lawful one.',
  calendar: 'Calendar',
  seat: 'Spain and Madrid, the seat of the ministry',
  seatHelp: 'Counts for every petition.',
  communityHelp: 'Counts only for those who live there, on top of the seat’s calendar.',
  holiday: 'Add a holiday',
  addHoliday: 'Add',
  removeHoliday: 'Remove {date}',
  noHolidays: 'There are no holidays of that year.',
  year: 'Year',
  holidayAdded: 'Holiday added',
  holidayRemoved: 'Holiday removed',
  notSaved: 'The holidays were not saved',
  failed: 'We could not load these settings',
  failedHelp: 'It may be a connection failure. Nothing was changed.',
};
