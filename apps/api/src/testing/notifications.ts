import { randomUUIDv7 } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { insertNotifications, type NotificationRow } from '../features/notifications/notifications.repository.ts';
import type { TestClock } from './fakes/clock.ts';

const comment = {
  kind: 'petitionComment',
  params: { reference: 'HOM-2026-000001' },
  link: '/petitions/1',
} as const;

/** A bell of somebody, whatever they were told of. */
export const ringTestBell = (
  db: Queryable,
  clock: TestClock,
  userId: string,
  bell: Pick<NotificationRow, 'kind' | 'params' | 'link'> = comment,
) => insertNotifications(db, [{ id: randomUUIDv7(), userId, at: clock.now(), ...bell }]);
