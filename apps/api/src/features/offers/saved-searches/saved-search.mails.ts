import type { OfferFilters } from '@fonendo/domain/offers/search';
import { communities } from '@fonendo/domain/reference/communities';
import type { Locale } from '@fonendo/domain/shared/locale';
import { mails as english } from '@fonendo/messages/en/shared/mails';
import { mails as spanish } from '@fonendo/messages/es/shared/mails';
import { fill } from '@fonendo/messages/fill';
import type { Mail } from '../../../integrations/mail/mail.port.ts';
import { type Addressee, writeMail } from '../../notifications/notifications.public.ts';
import { describeSalary } from '../salary.ts';
import type { FoundOfferRow } from '../search/found-offers.repository.ts';

const texts = { es: spanish, en: english };

/** What one search found since the last mail: the newest offers and the total. */
export type SearchNews = { name: string; filters: OfferFilters; newest: readonly FoundOfferRow[]; total: number };

/** One mail for all searches of a doctor; its button opens the one with new offers, or all offers. */
export function newOffersMail(to: Addressee, publicUrl: string, news: readonly SearchNews[]): Mail {
  const text = texts[to.locale].newOffers;
  const [only] = news;
  const isOne = news.length === 1 && only !== undefined;
  return writeMail(
    to,
    { ...text, subject: isOne ? text.subjectOf : text.subject },
    {
      url: `${publicUrl}/offers${isOne ? addressOf(only.filters) : ''}`,
      params: { search: only?.name ?? '', url: `${publicUrl}/account?tab=privacy` },
      more: news.map((one) => describe(one, to.locale, publicUrl)),
    },
  );
}

function describe({ name, newest, total }: SearchNews, locale: Locale, publicUrl: string): string {
  const text = texts[locale].newOffers;
  const lines = newest.map((offer) => describeOffer(offer, locale, publicUrl));
  const rest = total - newest.length;
  const more = rest === 1 ? text.more_one : fill(text.more_other, { count: rest });
  return [fill(text.search, { name }), ...lines, ...(rest > 0 ? [more] : [])].join('\n');
}

function describeOffer(offer: FoundOfferRow, locale: Locale, publicUrl: string): string {
  const salary = describeSalary(offer, locale);
  const place = `${offer.hospital.name}, ${communities[offer.community].name}`;
  return `• ${offer.name}. ${place}. ${salary}\n${publicUrl}/offers/${offer.id}`;
}

/**
 * The filters as in the address of the page (packages/contract/src/offers/search.schema.ts): lists separated by
 * semicolons.
 */
function addressOf(filters: OfferFilters): string {
  const entries = Object.entries(filters).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, Array.isArray(value) ? value.join(';') : String(value)]],
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}
