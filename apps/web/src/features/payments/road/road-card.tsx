import type { PaymentQuote } from '@fonendo/contract/payments.schema';
import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { quoteQuery } from '../payments.queries.ts';
import classes from './road-card.module.css';
import { RoadFacts } from './road-facts.tsx';

/** Which procedure is theirs, told before anything is paid; asked for where it is not known. */
export function RoadCard({ quote, level = 3 }: { quote: PaymentQuote; level?: 2 | 3 }) {
  const { t } = useTranslation('payments');
  const { road, notSold, stateFeeCents } = quote;
  if (notSold === 'resolved') {
    return (
      <Alert icon={<Info size={18} aria-hidden />} title={t('road.resolvedTitle')} className={classes.notice ?? ''}>
        {t('road.resolved')}
      </Alert>
    );
  }
  if (notSold === 'unknownRoad') {
    return (
      <Alert icon={<Info size={18} aria-hidden />} title={t('road.unknownTitle')} className={classes.notice ?? ''}>
        <p className={classes.text}>{t('road.unknown')}</p>
        <Button size="sm" mt="sm" component={Link} to="/road">
          {t('road.answer')}
        </Button>
      </Alert>
    );
  }
  if (!road) return null;
  const price = quote.catalogue.find(({ product }) => product === 'recognition')?.totalCents ?? 0;
  return <RoadFacts road={road} priceCents={price} stateFeeCents={stateFeeCents} changesAt="road" level={level} />;
}

/** The same before there is anything to choose, for the registration. Empty until it is known. */
export function RoadNotice() {
  const { data } = useQuery(quoteQuery([]));
  return data ? <RoadCard quote={data} level={2} /> : null;
}
