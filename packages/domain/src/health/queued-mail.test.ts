import { expect, test } from 'vitest';
import { canCancelMail, canRetryMail, type QueuedMailState } from './queued-mail.ts';

test.each<[QueuedMailState, boolean, boolean]>([
  ['next', false, true],
  ['later', false, true],
  ['retrying', true, true],
  ['sending', false, false],
  ['givenUp', true, true],
])('%s: retry %s, cancel %s', (state, retry, cancel) => {
  expect([canRetryMail(state), canCancelMail(state)]).toEqual([retry, cancel]);
});
