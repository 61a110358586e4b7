import { communities } from '@fonendo/domain/reference/communities';
import type { Locale } from '@fonendo/domain/shared/locale';
import { candidacyMails as english } from '@fonendo/messages/en/candidacies/candidacy-mails';
import { candidacyMails as spanish } from '@fonendo/messages/es/candidacies/candidacy-mails';
import { fill } from '@fonendo/messages/fill';
import type { OfferRow } from './offers.repository.ts';
import { describeSalary } from './salary.ts';

const texts = { es: spanish.facts, en: english.facts };

/** One line about an open offer for mails: hospital and place, speciality and salary. */
export function describeOffer(offer: OfferRow, hospital: { name: string; city: string }, locale: Locale): string {
  const { community, speciality, salaryMin, salaryMax } = offer;
  if (community === null || speciality === null || salaryMin === null || salaryMax === null) {
    throw new Error(`offer ${offer.id} is open but incomplete`);
  }
  return fill(texts[locale], {
    hospital: hospital.name,
    place: `${hospital.city} (${communities[community].name})`,
    speciality,
    salary: describeSalary({ salaryMin, salaryMax }, locale),
  });
}
