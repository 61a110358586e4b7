import {
  auditRetentionMonths,
  candidacyRetentionMonths,
  invoiceRetentionYears,
  petitionFileMonths,
  retentionDays,
} from '@fonendo/domain/account/retention';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCents } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { aboutQuery } from './public-pages.queries.ts';

export type Facts = Record<string, string | number>;

/** What the texts name, as this installation has it: company, prices, times. Nothing is written twice. */
export function WithFacts({ children }: { children: (facts: Facts) => ReactNode }) {
  const { t } = useTranslation('publicPages');
  const { data, isError, isFetching, refetch } = useQuery(aboutQuery);
  if (!data)
    return isError ? (
      <Card>
        <ErrorState
          title={t('failed')}
          description={t('failedHelp')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    ) : (
      <LoadingState />
    );
  const { company, prices } = data;
  const price = (cents: number) => (cents === 0 ? t('free') : t('plusTax', { price: formatCents(cents) }));
  return children({
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
  });
}
