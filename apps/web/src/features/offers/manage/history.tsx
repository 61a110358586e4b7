import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEntryMoment, formatMoment } from '../../../platform/format.ts';
import { Card, CardRow } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './managed-offer.module.css';

const shownAtFirst = 5;

type Entry = ManagedOffer['history'][number];

/** What happened to an offer, newest first. */
export function OfferHistory({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('managedOffers');
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, shownAtFirst);
  const left = entries.length - shown.length;
  if (entries.length === 0) return null;
  return (
    <Section title={t('history.heading')}>
      <Card padding="rows" as="ul">
        {shown.map((entry) => (
          <CardRow key={entry.id} as="li">
            <p className={classes.entry}>{t(`history.${entry.kind}`)}</p>
            {entry.reason && <p className={classes.entryReason}>{entry.reason}</p>}
            <p className={classes.entryMeta}>
              <time dateTime={entry.at} title={formatMoment(entry.at)}>
                {formatEntryMoment(entry.at)}
              </time>
              {' · '}
              <Author entry={entry} />
            </p>
          </CardRow>
        ))}
      </Card>
      {left > 0 && (
        <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
          {t('history.more', { count: left })}
        </Button>
      )}
    </Section>
  );
}

function Author({ entry: { byTeam, author, impersonated } }: { entry: Entry }) {
  const { t } = useTranslation('managedOffers');
  if (byTeam) return author ?? t('history.team');
  const name = author ?? t('history.formerly');
  return impersonated ? t('history.impersonated', { author: name }) : name;
}
