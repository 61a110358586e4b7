import { randomUUIDv7 } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { insertNotifications, type NotificationRow } from '../features/notifications/notifications.repository.ts';
import type { TestClock } from './fakes/clock.ts';

const comment = {
  kind: 'petitionComment',
  params: { reference: 'HOM-2026-000001' },
  link: '/petitions/1',
} as const;

/** Rings somebody's bell with some notification: which one does not matter. */
export const ringTestBell = (
  db: Queryable,
  clock: TestClock,
  userId: string,
  bell: Pick<NotificationRow, 'kind' | 'params' | 'link'> = comment,
) => insertNotifications(db, [{ id: randomUUIDv7(), userId, at: clock.now(), ...bell }]);
