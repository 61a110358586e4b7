import { expect, test } from 'vitest';
import { meetingLink } from './meeting-link.ts';

test.each([
  ['meet.laribera.example/cardio-3', 'https://meet.laribera.example/cardio-3'],
  [' https://meet.example.com/a?b=c ', 'https://meet.example.com/a?b=c'],
  ['http://meet.example.com:8443/x', 'http://meet.example.com:8443/x'],
  ['meet.example.com:8443/x', 'https://meet.example.com:8443/x'],
  ['javascript:alert(1)', null],
  ['javascript://example.com/%0aalert(1)', null],
  ['data:text/html,x', null],
  ['ftp://example.com', null],
  ['https://user:secret@example.com', null],
  ['meet example com', null],
  ['localhost', null],
  ['', null],
])('%s', (text, link) => {
  expect(meetingLink(text)).toBe(link);
});
