import type { Road } from '@fonendo/contract/petitions/road.schema';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { formatCents } from '../../../platform/format.ts';
import { currentLocale } from '../../../platform/i18n.ts';
import { Card } from '../../../ui/card.tsx';
import classes from './road-card.module.css';

type Props = {
  road: Road;
  /** Of our service, before tax. */
  priceCents: number;
  stateFeeCents: number;
  /** Where the answers can be changed; without it they are on the same page. */
  changesAt?: 'road';
  /** Of its heading: 3 within a section of a page. */
  level?: 2 | 3;
  children?: ReactNode;
};

/** Which procedure is theirs: reason, law, term, cost and papers. */
export function RoadFacts({ road, priceCents, stateFeeCents, changesAt, level = 3, children }: Props) {
  const { t } = useTranslation('payments');
  const Heading = `h${level}` as const;
  return (
    <section aria-label={t('road.title')} className={classes.notice}>
      <Card>
        <Heading className={classes.name}>{t(`road.names.${road.road}`)}</Heading>
        <p className={classes.text}>{t(`road.reasons.${road.road}`)}</p>
        {road.road !== 'none' && <Facts road={road} priceCents={priceCents} stateFeeCents={stateFeeCents} />}
        <Basis road={road} canChange={changesAt !== undefined} />
        {children}
      </Card>
    </section>
  );
}

function Facts({ road, priceCents, stateFeeCents }: Pick<Props, 'road' | 'priceCents' | 'stateFeeCents'>) {
  const { t } = useTranslation('payments');
  const { article, authority, months, papers, speciality, hasStateFee } = road;
  const list = new Intl.ListFormat(currentLocale());
  const cost = hasStateFee
    ? t('road.ourPrice', { price: formatCents(priceCents), fee: formatCents(stateFeeCents) })
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
function Basis({ road: { facts }, canChange }: { road: Road; canChange: boolean }) {
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
      {canChange && (
        <>
          <Anchor inherit renderRoot={(props) => <Link to="/road" {...props} />}>
            {t('road.change')}
          </Anchor>
          .{' '}
        </>
      )}
      {t('road.checked')}
    </p>
  );
}
