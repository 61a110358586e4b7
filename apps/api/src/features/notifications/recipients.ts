import { type HospitalRight, hasHospitalRight } from '@fonendo/domain/hospitals/hospital.policy';
import type { MailFamily } from '@fonendo/domain/notifications/mail-families';
import type { Queryable } from '../../db/database.ts';
import { findPeople, listAdministrators, listHospitalPeople, type PersonRow } from './recipients.repository.ts';

/** Whom a notice is for. */
export type Audience =
  /** Those whose own matter it is: the doctor, or whoever asked. */
  | { people: readonly string[] }
  | HospitalAudience
  /** Every administrator gets the bell; the mail goes once, to the team's address. */
  | { team: string };

/** The people of a hospital who have a right. */
type HospitalAudience = {
  hospital: string;
  right: HospitalRight;
  /** Only this person, while they have the right; everybody who has it once they do not. */
  first?: string | null;
  only?: string;
  except?: string;
};

export type Recipient = PersonRow;

/**
 * Who gets a notice. Whoever deleted their account hears nothing. Somebody who cannot sign in does nothing in a
 * hospital's or the team's name, so others hear of it; of one's own matters one hears, to find them on coming back.
 */
export async function listRecipients(tx: Queryable, to: Audience): Promise<Recipient[]> {
  if ('people' in to) return (await findPeople(tx, to.people)).filter(({ deletedAt }) => deletedAt === null);
  if ('team' in to) return (await listAdministrators(tx)).filter(canSignIn);
  const staff = (await listHospitalPeople(tx, to.hospital))
    .filter(({ person, role }) => canSignIn(person) && hasHospitalRight(role, to.right))
    .map(({ person }) => person)
    .filter(({ id }) => id !== to.except && (to.only === undefined || id === to.only));
  const first = staff.filter(({ id }) => id === to.first);
  return first.length > 0 ? first : staff;
}

/** Nobody else gets a summary or news of offers either. */
export const canSignIn = ({
  verifiedAt,
  blockedAt,
  deletedAt,
}: Pick<Recipient, 'verifiedAt' | 'blockedAt' | 'deletedAt'>): boolean =>
  verifiedAt !== null && blockedAt === null && deletedAt === null;

/**
 * Whether the mail of a family goes to them at once; null is the family of essential mails. Who is blocked cannot
 * follow a link, and gets what is essential, and what concerns their petition: its terms at the ministry run on.
 */
export function wantsMail(
  { mailFamilies, blockedAt }: Pick<Recipient, 'mailFamilies' | 'blockedAt'>,
  family: MailFamily | null,
): boolean {
  if (family === null) return true;
  return mailFamilies.includes(family) && (blockedAt === null || family === 'petitions');
}
