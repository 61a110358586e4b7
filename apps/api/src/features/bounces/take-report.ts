import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { InboundMail, InboundOutcome } from '../../integrations/mail/inbound-mailbox.port.ts';
import { type BounceDoor, isBounceAddressOf, isForBounces, readBounceAddress } from './bounce-address.ts';
import { findPerson } from './bounces.repository.ts';
import { noteComplaint, noteFailure } from './note-bounce.ts';

export type ReportContext = { db: Database; now: () => Date; bounces: BounceDoor; log: Pick<Logger, 'warn'> };

/** Why nothing changes: no address that was made here, none of this person any more, or no report about them. */
type Distrust = 'address' | 'report' | 'recipient';

/**
 * Takes what a mail server reports about one of our mails, and notes it on the person. The signed address that the mail
 * was sent from names the person; the sender of the report does not matter. Null for a mail that was not sent to such
 * an address and is no complaint: it is an answer.
 */
export async function takeReport(context: ReportContext, mail: InboundMail): Promise<InboundOutcome | null> {
  const { report } = mail;
  const isComplaint = report?.kind === 'complaint';
  if (!isForBounces(context.bounces, mail.to) && !isComplaint) return null;
  const person = await findReported(context, [...mail.to, ...(isComplaint ? report.from : [])]);
  if (!person) return distrust(context, 'address');
  // Absences are sent to the same address.
  if (!report) return mail.automatic && !mail.tooLarge ? 'ignored' : distrust(context, 'report');
  if (report.kind === 'complaint') {
    return (await noteComplaint(context, person)) ? 'taken' : distrust(context, 'address');
  }
  const about = report.recipients.find(({ addresses }) => addresses.includes(person.email));
  if (!about) return distrust(context, 'recipient');
  // Still being tried, or delivered after all: there will be another report, or there is nothing to say.
  if (about.action !== 'failed') return 'ignored';
  return (await noteFailure(context, person, about)) === null ? distrust(context, 'address') : 'taken';
}

async function findReported({ db, bounces, now }: ReportContext, addresses: readonly string[]) {
  for (const address of addresses) {
    const read = readBounceAddress(bounces, address, now());
    const person = read && (await findPerson(db, read.userId));
    if (person && isBounceAddressOf(bounces, read, person.email)) return person;
  }
  return null;
}

function distrust({ log }: ReportContext, reason: Distrust): InboundOutcome {
  log.warn({ reason }, 'a report about a mail was not believed');
  return 'refused';
}
