/** What other features may use of notifications, and the frame of every mail. */

export { announceChange, announceStanding, markRead, notificationsChannel } from './notifications.repository.ts';
export { type Notice, type NoticeMail, type NotifyContext, notify } from './notify.ts';
export { canSignIn } from './recipients.ts';
export { eraseNotificationsOf, exportNotificationsOf, notificationStep } from './retention.repository.ts';
export { withdrawNotice } from './withdraw-notice.repository.ts';
export { type Addressee, formatDay, formatMoment, type MailText, writeMail } from './write-mail.ts';
