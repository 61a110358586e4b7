import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '../../../platform/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { type ListedStep, StepList } from '../../../ui/steps/step-list.tsx';
import classes from './first-day.module.css';

/** What comes after the good news, and whose turn it is. */
export function OwnSteps({ candidacy }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('firstDay');
  const steps = useSteps(candidacy);
  const turn = steps.find(({ key, done }) => key === 'dates' && !done);
  return (
    <Section title={t('steps.title')}>
      <Card padding="rows">
        <StepList steps={steps} turn={turn && { key: turn.key, label: t('own.turn') }} />
      </Card>
    </Section>
  );
}

function useSteps({ hospital: { name: hospital }, firstDay, statusSince }: OwnCandidacy): ListedStep[] {
  const { t } = useTranslation('firstDay');
  const agreed = firstDay?.agreed ?? null;
  return [
    {
      key: 'accepted',
      title: t('steps.accepted', { hospital }),
      help: t('steps.acceptedHelp'),
      owner: hospital,
      date: formatShortDay(statusSince),
      done: true,
    },
    {
      key: 'dates',
      title: t('steps.dates'),
      help: t(firstDay ? 'steps.datesGiven' : 'steps.datesHelp'),
      owner: t('steps.you'),
      done: firstDay !== null,
    },
    {
      key: 'day',
      title: t('steps.day', { hospital }),
      help: t(agreed ? 'steps.dayAgreed' : 'steps.dayHelp'),
      owner: hospital,
      ...(agreed && { date: formatDay(agreed) }),
      done: agreed !== null,
    },
    {
      key: 'papers',
      title: t('steps.papers'),
      help: (
        <Link to="/journey" className={classes.link}>
          {t('steps.papersLink')}
        </Link>
      ),
      owner: t('steps.you'),
      done: false,
    },
  ];
}
