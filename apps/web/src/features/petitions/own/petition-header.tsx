import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import { openActs } from '@fonendo/domain/petitions/open-acts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { formatDayOf, formatNearDay } from '../../../platform/format.ts';
import { ToneBadge } from '../../../ui/marks/tone-badge.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useTabTitle } from '../../../ui/tab-title.ts';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { recognitionPaymentQuery } from './own-petitions.queries.ts';

/** Status and main facts: degree, registry, payment. */
export function PetitionHeader({ petition }: { petition: Petition }) {
  const { t } = useTranslation('homologations');
  const countryName = useCountryName();
  useTabTitle(petition.reference, t('heading'));
  const { data: payment } = useInfiniteQuery({ ...recognitionPaymentQuery, enabled: petition.paid });
  const { requirement, hearing } = openActs(petition);
  const facts = [
    ...(petition.country ? [t('meta.degree', { country: countryName(petition.country) })] : []),
    ...(petition.legalTerm ? [t('meta.registry', { number: petition.legalTerm.registryNumber })] : []),
    ...(payment?.settledAt ? [t('meta.paidOn', { date: formatDayOf(payment.settledAt) })] : []),
  ];
  return (
    <PageHeader
      breadcrumb={[
        <Link key="list" to="/homologations">
          {t('heading')}
        </Link>,
        petition.reference,
      ]}
      title={t('title')}
      actions={
        <Button variant="default" component={Link} to="/journey">
          {t('journey')}
        </Button>
      }
      meta={
        <>
          <StatusBadge of="petition" status={petition.standing} />
          {requirement && (
            <ToneBadge tone="warn" glyph="clock">
              {t('meta.requirement', { date: formatNearDay(requirement.answerBy) })}
            </ToneBadge>
          )}
          {hearing && (
            <ToneBadge tone="warn" glyph="clock">
              {t('meta.hearing')}
            </ToneBadge>
          )}
          <span>{facts.join(' · ')}</span>
        </>
      }
    />
  );
}
