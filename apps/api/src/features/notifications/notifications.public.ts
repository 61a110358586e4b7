import { randomUUIDv7 } from 'node:crypto';
import type { NotificationParams } from '@fonendo/domain/notification-facts';
import type { NotificationKind } from '@fonendo/domain/notifications';
import type { Queryable } from '../../db/database.ts';
import { insertNotifications, listActiveAdministrators } from './notifications.repository.ts';

export {
  exportNotificationsOf,
  forgetNotificationsOf,
  notificationStep,
} from './retention.repository.ts';

type Notice<Kind extends NotificationKind> = {
  at: Date;
  kind: Kind;
  /** What the sentence of this kind names. */
  params: NotificationParams<Kind>;
  /** A path of the web. */
  link: string;
};

/**
 * Tells somebody, within the transaction of the event: nothing is announced that was rolled back. With a key it is
 * told once only; the answer says whether it was told now.
 */
export async function notify<Kind extends NotificationKind>(
  tx: Queryable,
  userId: string,
  notice: Notice<Kind> & { onceKey?: string },
): Promise<boolean> {
  return (await insertNotifications(tx, [{ id: randomUUIDv7(), userId, ...notice }])) > 0;
}

/** Tells every administrator who can sign in. */
export async function notifyAdministrators<Kind extends NotificationKind>(
  tx: Queryable,
  notice: Notice<Kind>,
): Promise<void> {
  const administrators = await listActiveAdministrators(tx);
  await insertNotifications(
    tx,
    administrators.map((userId) => ({ id: randomUUIDv7(), userId, ...notice })),
  );
}
