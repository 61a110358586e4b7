import { hasAccessEnded } from '@fonendo/domain/auth/access-end';
import { type HospitalRight, hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { MailFamily } from '@fonendo/domain/notifications/mail-families';
import type { Queryable } from '../../db/database.ts';
import { findPeople, listAdministrators, listHospitalPeople, type PersonRow } from './recipients.repository.ts';

/** Who a notice is for. */
export type Audience =
  /** The people concerned: the doctor, or the person who made a request. */
  | { people: readonly string[] }
  | HospitalAudience
  /** One of the administrators while they can sign in, otherwise all, get the bell; one mail goes to the team's address. */
  | { team: string; first?: string | null };

/** The people of a hospital who have a right. */
type HospitalAudience = {
  hospital: string;
  right: HospitalRight;
  /** Only these people while any of them has the right; otherwise everybody with it. */
  first?: string | null | readonly (string | null)[];
  only?: string;
  except?: string;
};

export type Recipient = PersonRow;

/**
 * The recipients of a notice, without deleted accounts. People who cannot sign in get no notices for a hospital or the
 * team, because they cannot act; they do get those about themselves, to find them later.
 */
export async function listRecipients(tx: Queryable, to: Audience, now: Date): Promise<Recipient[]> {
  if ('people' in to) return (await findPeople(tx, to.people)).filter(({ deletedAt }) => deletedAt === null);
  if ('team' in to)
    return orAll(
      to,
      (await listAdministrators(tx)).filter((person) => canSignIn(person, now)),
    );
  const staff = (await listHospitalPeople(tx, to.hospital))
    .filter(({ person, role }) => canSignIn(person, now) && hasHospitalRight(role, to.right))
    .map(({ person }) => person)
    .filter(({ id }) => id !== to.except && (to.only === undefined || id === to.only));
  return orAll(to, staff);
}

function orAll({ first }: Pick<HospitalAudience, 'first'>, people: Recipient[]): Recipient[] {
  const wanted = [first].flat();
  const only = people.filter(({ id }) => wanted.includes(id));
  return only.length > 0 ? only : people;
}

/** Also decides who gets summaries and mails about new offers. */
export const canSignIn = (
  {
    verifiedAt,
    blockedAt,
    deletedAt,
    accessEndsAt,
  }: Pick<Recipient, 'verifiedAt' | 'blockedAt' | 'deletedAt' | 'accessEndsAt'>,
  now: Date,
): boolean => verifiedAt !== null && blockedAt === null && deletedAt === null && !hasAccessEnded(accessEndsAt, now);

/**
 * Whether the mail of a family is sent to them at once; null is for essential mails. Blocked people cannot follow a
 * link; they get only essential mails and those about their petition, whose deadlines go on.
 */
export function wantsMail(
  { mailFamilies, blockedAt }: Pick<Recipient, 'mailFamilies' | 'blockedAt'>,
  family: MailFamily | null,
): boolean {
  if (family === null) return true;
  return mailFamilies.includes(family) && (blockedAt === null || family === 'petitions');
}
