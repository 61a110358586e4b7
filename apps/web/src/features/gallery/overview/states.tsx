import { Button } from '@mantine/core';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { StatusBadge, type StatusRef, statusLooks } from '../../statuses/statuses.public.ts';
import { Specimen } from '../specimen.tsx';
import classes from './overview.module.css';

const families = Object.keys(statusLooks) as (keyof typeof statusLooks)[];

export function StatusesSpecimen() {
  const { t } = useTranslation('gallery');
  return (
    <Specimen title={t('foundations.statuses.title')} when={t('foundations.statuses.when')}>
      <div className={classes.families}>
        {families.map((family) => (
          <div key={family} className={classes.family}>
            <p className={classes.familyName}>{t(`foundations.statuses.${family}`)}</p>
            {Object.keys(statusLooks[family]).map((status) => (
              <StatusBadge key={status} {...({ of: family, status } as StatusRef)} />
            ))}
          </div>
        ))}
      </div>
    </Specimen>
  );
}

export function StatesSpecimen() {
  const { t } = useTranslation('gallery');
  return (
    <Specimen title={t('foundations.states.title')} when={t('foundations.states.when')} frame="bare">
      <div className={classes.states}>
        <Card>
          <EmptyState
            icon={<NothingYet />}
            title={t('foundations.states.emptyTitle')}
            description={t('foundations.states.emptyDescription')}
            action={<Button>{t('foundations.states.emptyAction')}</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            icon={<SearchX size={26} strokeWidth={1.75} aria-hidden />}
            title={t('foundations.states.noneTitle')}
            description={t('foundations.states.noneDescription')}
            action={<Button variant="default">{t('foundations.states.noneAction')}</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title={t('foundations.states.errorTitle')}
            description={t('foundations.states.errorDescription')}
            onRetry={() => undefined}
          />
        </Card>
        <LoadingState />
      </div>
    </Specimen>
  );
}

/** The pulse line before anything has happened: where it begins, an empty page is drawn with it. */
function NothingYet() {
  return (
    <svg
      width="148"
      height="16"
      fill="none"
      stroke="var(--f-field)"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6" />
      <path d="M25 8h36M91 8h36" stroke="var(--f-pulse-ahead)" strokeDasharray=".1 7" />
      <circle cx="74" cy="8" r="6" />
      <circle cx="140" cy="8" r="6" />
    </svg>
  );
}
