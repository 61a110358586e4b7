import type { Database } from '../../db/database.ts';
import type { Mail } from '../../integrations/mail/mail.port.ts';
import { type BounceDoor, makeBounceAddress } from './bounce-address.ts';
import { findAddressee, findBounce } from './bounces.repository.ts';
import { type MailFailure, noteFailure } from './note-bounce.ts';

type Context = { db: Database; now: () => Date };

/**
 * Whether a mail is still to be sent. Those that one can switch off are not, to an address that nothing reaches or to
 * somebody who called them junk; all others are tried.
 */
export async function mayLeave({ db }: Pick<Context, 'db'>, { subscription }: Mail): Promise<boolean> {
  if (!subscription) return true;
  const bounce = await findBounce(db, subscription.userId);
  return !bounce?.undeliverableAt && !bounce?.complainedAt;
}

/** The address a mail leaves from, where reports are read; undefined for addressees without an account. */
export const senderOf =
  ({ db, now }: Context, door: BounceDoor) =>
  async ({ to }: Mail): Promise<string | undefined> => {
    const person = await findAddressee(db, to);
    return person ? makeBounceAddress(door, person, now()) : undefined;
  };

/** Our own mail server refused the addressee at once. Returns whether it is of no use to try again. */
export async function noteRefusal(context: Context, { to }: Mail, failure: MailFailure): Promise<boolean> {
  const person = await findAddressee(context.db, to);
  return person !== null && (await noteFailure(context, person, failure)) === true;
}
