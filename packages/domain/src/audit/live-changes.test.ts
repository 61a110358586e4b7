import { expect, test } from 'vitest';
import { liveChangeOf } from './live-changes.ts';

test.each([
  ['candidacy.moved', 'candidacy', { subject: 'candidacy', toDoctor: true }],
  ['documentRequest.made', 'documentRequest', { subject: 'documentRequest', toDoctor: true }],
  ['interview.rescheduled', 'interview', { subject: 'interview', toDoctor: true }],
  ['offer.edited', 'offer', { subject: 'offer', toDoctor: true }],
  ['process.updated', 'process', { subject: 'process', toDoctor: true }],
  ['document.judged', 'document', { subject: 'document', toDoctor: true }],
  ['cv.updated', 'user', { subject: 'user', toDoctor: true }],
  // Among colleagues.
  ['note.written', 'candidacy', { subject: 'candidacy', toDoctor: false }],
  ['rating.given', 'candidacy', { subject: 'candidacy', toDoctor: false }],
  ['call.noted', 'candidacy', { subject: 'candidacy', toDoctor: false }],
  ['petition.commented', 'petition', { subject: 'petition', toDoctor: false }],
  // Nothing changed, or somebody else announces it.
  ['conversation.opened', 'candidacy', null],
  ['message.sent', 'candidacy', null],
  ['contact.saved', 'candidacy', null],
  ['petitions.exported', 'petition', null],
  // What an account does by itself is on nobody's page.
  ['session.started', 'session', null],
  ['account.updated', 'user', null],
  ['quickAnswer.added', 'hospital', null],
] as const)('%s of a %s: %j', (action, type, announced) => {
  expect(liveChangeOf(action, type)).toEqual(announced);
});
