import type { QueuedMails } from '@fonendo/contract/health/service.schema';
import { canCancelMail, canRetryMail } from '@fonendo/domain/health/queued-mail';
import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import { listMails } from './list-mails.ts';
import { findPersonByEmail } from './people.repository.ts';
import type { QueuedMailRow } from './queues.port.ts';
import type { ServiceContext } from './service.context.ts';

type Context = Pick<ServiceContext, 'db' | 'now' | 'queues'>;

/** A second click finds it on its way and is told so; it is never sent twice. */
export function retryMail(context: Context, actor: Actor, id: string): Promise<QueuedMails> {
  return changeMail(context, actor, id, async (tx, mail) => {
    if (!canRetryMail(mail.state)) throw new ApiError('Conflict');
    await context.queues.hastenMail(tx, mail);
    await record(context, tx, actor, 'mail.retried', mail);
  });
}

/** It is deleted with everything it says, and never sent. */
export function cancelMail(context: Context, actor: Actor, id: string): Promise<QueuedMails> {
  return changeMail(context, actor, id, async (tx, mail) => {
    if (!canCancelMail(mail.state)) throw new ApiError('Conflict');
    await context.queues.removeMail(tx, mail);
    await record(context, tx, actor, 'mail.cancelled', mail);
  });
}

async function changeMail(
  context: Context,
  actor: Actor,
  id: string,
  change: (tx: Transaction, mail: QueuedMailRow) => Promise<void>,
): Promise<QueuedMails> {
  await context.db.transaction(async (tx) => {
    const mail = await context.queues.lockMail(tx, id);
    if (!mail) throw new ApiError('NotFound');
    await change(tx, mail);
  });
  return listMails(context, actor);
}

/** Whose mail it was is kept with the person and goes with them; an address without an account is not kept. */
async function record(
  { now }: Context,
  tx: Transaction,
  actor: Actor,
  action: 'mail.retried' | 'mail.cancelled',
  { id, to, urgent, attempts, state }: QueuedMailRow,
): Promise<void> {
  const after = { urgent, attempts, givenUp: state === 'givenUp' };
  const person = await findPersonByEmail(tx, to);
  const personal = person && { of: person.id, after: { email: to } };
  await recordAudit(tx, now(), actor, action, { type: 'mail', id }, { after, ...(personal && { personal }) });
}
