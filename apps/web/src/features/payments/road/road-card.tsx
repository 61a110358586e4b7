import type { PaymentQuote } from '@fonendo/contract/payments.schema';
import { Alert, Anchor } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { formatCents } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './road-card.module.css';

type Road = NonNullable<PaymentQuote['road']>;

/** Which procedure is theirs, told before anything is paid: reason, law, term, cost and papers. */
export function RoadCard({ quote }: { quote: PaymentQuote }) {
  const { t } = useTranslation('payments');
  const { road, notSold } = quote;
  if (notSold === 'resolved') {
    return (
      <Alert icon={<Info size={18} aria-hidden />} title={t('road.resolvedTitle')} className={classes.notice ?? ''}>
        {t('road.resolved')}
      </Alert>
    );
  }
  if (!road) return null;
  return (
    <section aria-label={t('road.title')} className={classes.notice}>
      <Card>
        <h3 className={classes.name}>{t(`road.names.${road.road}`)}</h3>
        <p className={classes.text}>{t(`road.reasons.${road.road}`)}</p>
        {road.road !== 'none' && <Facts quote={quote} road={road} />}
        <Basis road={road} />
      </Card>
    </section>
  );
}

function Facts({ quote, road }: { quote: PaymentQuote; road: Road }) {
  const { t } = useTranslation('payments');
  const { article, authority, months, papers, speciality, hasStateFee } = road;
  const list = new Intl.ListFormat(currentLocale());
  const price = quote.catalogue.find(({ product }) => product === 'recognition')?.baseCents ?? 0;
  const cost = hasStateFee
    ? t('road.ourPrice', { price: formatCents(price), fee: formatCents(quote.stateFeeCents) })
    : t('road.noFee');
  const rows = [
    [t('road.law'), article],
    [t('road.authority'), authority && t(`road.authorities.${authority}`)],
    [t('road.term'), t('road.months', { months: months ?? 0 })],
    [t('road.cost'), cost],
    [t('road.papers'), list.format(papers.map((paper) => t(`road.paperNames.${paper}`)))],
    [t('road.specialist'), speciality && t('road.specialistHelp', speciality)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name} className={classes.row}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** From what it follows, and where to put it right. */
function Basis({ road: { facts } }: { road: Road }) {
  const { t } = useTranslation('payments');
  const countryName = useCountryName();
  const list = new Intl.ListFormat(currentLocale());
  const basis = t('road.basis', {
    nationalities: list.format(facts.nationalities.map(countryName)),
    country: countryName(facts.degreeCountry),
    speciality: facts.speciality ?? t('road.noSpeciality'),
  });
  return (
    <p className={classes.soft}>
      {basis}{' '}
      <Anchor inherit renderRoot={(props) => <Link to="/account" search={{ tab: 'personal' }} {...props} />}>
        {t('road.change')}
      </Anchor>
      . {t('road.checked')}
    </p>
  );
}
