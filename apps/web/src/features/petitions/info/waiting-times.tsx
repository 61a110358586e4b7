import type { WaitingTimes } from '@fonendo/contract/petitions/queue.schema';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../platform/countries.ts';
import { formatMonth, formatNumber } from '../../../platform/format.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { AnswerFrame } from '../../../ui/states/answer-frame.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { waitingTimesQuery } from '../own/own-petitions.queries.ts';
import classes from './waiting.module.css';
import { WaitingTable } from './waiting-table.tsx';

/** How long the ministry took for our own petitions; only figures with at least five cases are shown. */
export function WaitingTimesSection() {
  const { t } = useTranslation('homologations');
  const query = useQuery(waitingTimesQuery);
  return (
    <Section title={t('info.waiting.title')} description={t('info.waiting.text')}>
      <AnswerFrame query={query} outline="rows" rows={3} failed={t('info.waiting.failed')} failedHelp={t('failedHelp')}>
        {(times) =>
          times.all ? (
            <Times times={times} all={times.all} />
          ) : (
            <Card>
              <EmptyState
                icon={<ChartNoAxesColumn size={26} strokeWidth={1.75} aria-hidden />}
                title={t('info.waiting.none')}
                description={t('info.waiting.noneHelp')}
              />
            </Card>
          )
        }
      </AnswerFrame>
    </Section>
  );
}

const monthsAtFirst = 6;

type TimesProps = { times: WaitingTimes; all: NonNullable<WaitingTimes['all']> };

function Times({ times: { byCountry, byMonth }, all }: TimesProps) {
  const { t } = useTranslation('homologations');
  const countryName = useCountryName();
  const [everyMonth, setEveryMonth] = useState(false);
  // The same scale for both tables, so that bars can be compared.
  const longest = Math.max(all.p90Days, ...[...byCountry, ...byMonth].map(({ p90Days }) => p90Days));
  const months = byMonth.toReversed();
  const hidden = months.length - monthsAtFirst;
  return (
    <Card padding="rows">
      <CardRow>
        <p className={classes.summary}>
          {t('info.waiting.all', {
            median: formatNumber(all.medianDays),
            p90: formatNumber(all.p90Days),
            cases: formatNumber(all.cases),
          })}
        </p>
      </CardRow>
      {byCountry.length > 0 && (
        <CardRow>
          <WaitingTable
            caption={t('info.waiting.byCountry')}
            group={t('info.waiting.country')}
            longest={longest}
            rows={byCountry.map(({ country, ...time }) => ({ ...time, key: country, name: countryName(country) }))}
          />
        </CardRow>
      )}
      {months.length > 0 && (
        <CardRow>
          <WaitingTable
            caption={t('info.waiting.byMonth')}
            group={t('info.waiting.month')}
            longest={longest}
            rows={(everyMonth ? months : months.slice(0, monthsAtFirst)).map(({ month, ...time }) => ({
              ...time,
              key: month,
              name: formatMonth(month),
            }))}
          />
          {hidden > 0 && !everyMonth && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.more ?? ''}
              onClick={() => setEveryMonth(true)}
            >
              {t('info.waiting.earlier', { count: hidden })}
            </Button>
          )}
        </CardRow>
      )}
      <CardRow foot>
        <p className={classes.foot}>
          {byCountry.length + byMonth.length > 0 && t('info.waiting.legend')} {t('info.waiting.hidden')}
        </p>
      </CardRow>
    </Card>
  );
}
