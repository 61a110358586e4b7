import type { About } from '@fonendo/contract/settings.schema';
import {
  auditRetentionMonths,
  candidacyRetentionMonths,
  invoiceRetentionYears,
  petitionFileMonths,
  retentionDays,
} from '@fonendo/domain/account/retention';
import { communities } from '@fonendo/domain/reference/communities';
import { exemptCommunities, publicPostsCheckedOn } from '@fonendo/domain/reference/statutory-posts';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents, formatDay } from '../../platform/format.ts';
import { AnswerFrame } from '../../ui/states/answer-frame.tsx';
import { aboutQuery } from './public-pages.queries.ts';

export type Facts = Record<string, string | number>;

/** The values in the texts, from this installation: company, prices, times. */
export function WithFacts({ children }: { children: (facts: Facts) => ReactNode }) {
  const { t } = useTranslation('publicPages');
  const query = useQuery(aboutQuery);
  return (
    <AnswerFrame query={query} failed={t('failed')} failedHelp={t('failedHelp')}>
      {(about) => children(factsOf(about))}
    </AnswerFrame>
  );

  function factsOf({ company, prices }: About): Facts {
    const price = (cents: number) => (cents === 0 ? t('free') : t('plusTax', { price: formatCents(cents) }));
    return {
      company: company.name,
      taxId: company.taxId,
      address: `${company.address}, ${company.postalCode} ${company.city}`,
      email: company.email,
      recognition: price(prices.recognitionCents),
      offers: price(prices.offersAccessCents),
      stateFee: formatCents(prices.stateFeeCents),
      unverifiedDays: retentionDays.unverifiedAccount,
      petitionMonths: petitionFileMonths,
      candidacyMonths: candidacyRetentionMonths,
      auditMonths: auditRetentionMonths,
      invoiceYears: invoiceRetentionYears,
      ...statutoryFacts(),
    };
  }

  /** The communities that exempt today, and when that was checked. */
  function statutoryFacts() {
    const exempt = exemptCommunities(madridDate(new Date()));
    const names = exempt.map(({ community, until }) => `${communities[community].name} (${until.slice(0, 4)})`);
    return { exempt: names.join(', ') || t('none'), checked: formatDay(publicPostsCheckedOn, 'long') };
  }
}
