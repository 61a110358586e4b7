import { randomUUIDv7 } from 'node:crypto';
import type { NotificationParams } from '@fonendo/domain/notification-facts';
import type { NotificationKind } from '@fonendo/domain/notifications';
import type { Queryable } from '../../db/database.ts';
import { insertNotifications, listActiveAdministrators } from './notifications.repository.ts';

export { type Notice, type NoticeMail, type NotifyContext, notify } from './notify.ts';
export {
  exportNotificationsOf,
  forgetNotificationsOf,
  notificationStep,
} from './retention.repository.ts';

export { type Addressee, type MailText, writeMail } from './write-mail.ts';

type Bell<Kind extends NotificationKind> = {
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
export async function ringBell<Kind extends NotificationKind>(
  tx: Queryable,
  userId: string,
  notice: Bell<Kind> & { onceKey?: string },
): Promise<boolean> {
  return (await insertNotifications(tx, [{ id: randomUUIDv7(), userId, ...notice }])).length > 0;
}

/** Tells every administrator who can sign in. */
export async function ringBellOfAdministrators<Kind extends NotificationKind>(
  tx: Queryable,
  notice: Bell<Kind>,
): Promise<void> {
  const administrators = await listActiveAdministrators(tx);
  await insertNotifications(
    tx,
    administrators.map((userId) => ({ id: randomUUIDv7(), userId, ...notice })),
  );
}
