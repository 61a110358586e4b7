import type { QueuedMail, QueuedMails } from '@fonendo/contract/health/service.schema';
import { canCancelMail, canRetryMail } from '@fonendo/domain/health/queued-mail';
import type { Actor } from '../../../http/access/access.ts';
import { isInPerson } from '../../../http/access/rights.ts';
import type { QueuedMailRow, ServiceQueues } from './queues.port.ts';

const mostMails = 100;

/** The mails that have not left yet. */
export async function listMails({ queues }: { queues: ServiceQueues }, actor: Actor): Promise<QueuedMails> {
  const { rows, total } = await queues.listMails(mostMails);
  return { items: rows.map((row) => presentMail(row, isInPerson(actor))), total };
}

/** Somebody who acts as an administrator changes nothing here. */
const presentMail = ({ subject, createdAt, nextAt, ...mail }: QueuedMailRow, inPerson: boolean): QueuedMail => ({
  ...mail,
  subject: mail.urgent ? null : subject,
  createdAt: createdAt.toISOString(),
  nextAt: nextAt?.toISOString() ?? null,
  can: { retry: inPerson && canRetryMail(mail.state), cancel: inPerson && canCancelMail(mail.state) },
});
