import { palette as english } from '@fonendo/messages/en/search';
import { palette as spanish } from '@fonendo/messages/es/search';
import { expect, test } from 'vitest';
import { matching } from './match.ts';

const actionsOf = (texts: typeof spanish | typeof english) =>
  Object.entries(texts.does).map(([key, title]) => ({
    key,
    title,
    words: texts.actionWords[key as keyof typeof texts.actionWords],
  }));

test.each([
  [spanish, 'invitar'],
  [spanish, 'invite'],
  [spanish, 'invitación'],
  [english, 'invite'],
  [english, 'invitar'],
])('the invitations are found in either language', (texts, typed) => {
  expect(matching(actionsOf(texts), typed).map(({ key }) => key)).toEqual(['inviteMember', 'inviteAdministrator']);
});
