import { notificationFacts } from '@fonendo/domain/notifications/notification-facts';
import type { NotificationKind } from '@fonendo/domain/notifications/notifications';
import { notifications } from '@fonendo/messages/es/notifications';
import { expect, test } from 'vitest';
import { verdicts } from './verdicts.ts';

const kinds = Object.keys(notificationFacts) as NotificationKind[];

test('in the bell every decision looks like what it is', () => {
  const no = kinds.filter((kind) =>
    /(Rejected|Refused|Denied|Discarded|Returned|Inadmitted|Undone|AskedAgain)$/.test(kind),
  );
  const yes = kinds.filter((kind) => /(Approved|Accepted|Granted|Reviewed)$/.test(kind));
  const withConditions = kinds.filter((kind) => /(Approved|Accepted|Granted)./.test(kind));
  expect(no.filter((kind) => verdicts[kind] !== 'bad')).toEqual([]);
  expect(yes.filter((kind) => verdicts[kind] !== 'good')).toEqual([]);
  expect(withConditions).toContain('petitionGrantedConditionally');
  expect(withConditions.filter((kind) => verdicts[kind] !== 'warn')).toEqual([]);
  expect(Object.keys(verdicts)).toHaveLength(no.length + yes.length + withConditions.length);
});

test('no rejection has the words of an approval', () => {
  const titles = kinds.map((kind) => [verdicts[kind], notifications.kinds[kind].title] as const);
  const of = (verdict: 'good' | 'warn' | 'bad') =>
    titles.filter(([given]) => given === verdict).map(([, title]) => title);
  expect(new Set(of('good')).intersection(new Set([...of('warn'), ...of('bad')]))).toEqual(new Set());
});
