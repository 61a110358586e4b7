import { type Locale, localeTags } from '@fonendo/domain/shared/locale';
import type { Actor } from '../../../http/access/access.ts';
import { ApiError } from '../../../http/api-error.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { ContactsContext } from './contacts.context.ts';
import { readCandidateContact, readHospitalContact } from './read-contacts.ts';
import { writeVCard } from './vcard.ts';

/** The candidate as a vCard, for the hospital. Each one that is taken out of the product is recorded. */
export async function saveCandidateContact(
  { db, now, publicUrl }: ContactsContext,
  actor: Actor,
  candidacyId: string,
  locale: Locale,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { contact, name } = await readCandidateContact(tx, actor, candidacyId);
    await recordAudit(tx, now(), actor, 'contact.saved', { type: 'candidacy', id: candidacyId });
    return writeVCard({
      name,
      email: contact.email,
      phones: contact.phone ? [contact.phone] : [],
      address: { street: '', city: '', country: countryName(contact.country, locale) },
      zone: contact.zone,
      note: linkTo(publicUrl, candidacyId),
    });
  });
}

/** The hospital as a vCard, for the doctor whom it accepted. */
export async function saveHospitalContact(
  { db, publicUrl }: ContactsContext,
  actor: Actor,
  candidacyId: string,
  locale: Locale,
): Promise<string> {
  const contact = await readHospitalContact(db, actor.userId, candidacyId);
  if (!contact) throw new ApiError('NotFound');
  const { hospital, person } = contact;
  return writeVCard({
    name: { firstname: person?.name ?? '', lastname: '' },
    organisation: hospital.name,
    position: person?.position ?? undefined,
    email: person?.email,
    phones: [hospital.phone],
    address: { street: hospital.address, city: hospital.city, country: countryName('ES', locale) },
    note: linkTo(publicUrl, candidacyId),
  });
}

const countryName = (country: string, locale: Locale) =>
  new Intl.DisplayNames(localeTags[locale], { type: 'region' }).of(country) ?? country;

const linkTo = (publicUrl: string, candidacyId: string) => new URL(`/candidate/${candidacyId}`, publicUrl).href;
