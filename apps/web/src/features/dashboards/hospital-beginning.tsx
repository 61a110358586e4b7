import type { HospitalDashboard } from '@fonendo/contract/dashboards.schema';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/auth-state.ts';
import { InPersonNote } from '../../platform/session/in-person-note.tsx';
import { Card } from '../../ui/card.tsx';
import { Turn } from '../../ui/marks/turn.tsx';
import type { FigureLink } from './figure-links.ts';
import classes from './hospital-beginning.module.css';

type Beginning = NonNullable<HospitalDashboard['beginning']>;

type Stage = 'data' | 'none' | NonNullable<Beginning['offer']>['status'];

/** While the hospital has no data: the person who registered it enters them, and nobody else works there yet. */
export function HospitalWithoutData() {
  const session = useSession();
  const registers = session?.policyGroups.includes('hospital') ?? false;
  const inPerson = session?.impersonatedBy === undefined;
  return (
    <Checklist
      stage="data"
      turn={registers ? 'yours' : 'colleagues'}
      colleagues={false}
      mayWrite={registers && inPerson}
      mayInvite={false}
      link={{ to: '/signup' }}
    />
  );
}

/** Until the first offer is open there is nothing to count: what to do next, and the way there. */
export function HospitalBeginning({ beginning: { offer, colleagues, turn, can } }: { beginning: Beginning }) {
  return (
    <Checklist
      stage={offer?.status ?? 'none'}
      turn={turn}
      colleagues={colleagues}
      mayWrite={can.write}
      mayInvite={can.invite}
      link={
        offer
          ? { to: '/offers/$id', params: { id: offer.id }, search: { edit: true } }
          : { to: '/offers', search: { write: 'new' } }
      }
    />
  );
}

type ChecklistProps = Pick<Beginning, 'turn' | 'colleagues'> & {
  stage: Stage;
  /** What the stage asks for. */
  mayWrite: boolean;
  mayInvite: boolean;
  /** Where that is done. */
  link: FigureLink;
};

function Checklist({ stage, turn, colleagues, mayWrite, mayInvite, link }: ChecklistProps) {
  const { t } = useTranslation('dashboards');
  const waits = stage === 'pending';
  const hasData = stage !== 'data';
  const steps: { key: 'data' | 'write' | 'send' | 'open' | 'colleagues'; done: boolean; link?: FigureLink }[] = [
    { key: 'data', done: hasData, ...(mayWrite && { link }) },
    { key: 'write', done: hasData && stage !== 'none' },
    { key: 'send', done: waits },
    { key: 'open', done: false },
    { key: 'colleagues', done: colleagues, ...(mayInvite && { link: { to: '/profiles' } }) },
  ];
  return (
    <Card as="section" padding="hero" labelledBy="next-step">
      <Turn yours={turn === 'yours'}>{t(`hospital.beginning.turns.${turn}`)}</Turn>
      <h2 id="next-step" className={classes.title}>
        {t(`hospital.beginning.${stage}.title`)}
      </h2>
      <p className={classes.why}>
        {turn === 'colleagues' && stage !== 'pending'
          ? t(`hospital.beginning.${stage}.others`)
          : t(`hospital.beginning.${stage}.why`)}
      </p>
      {mayWrite && stage !== 'pending' && (
        <Button renderRoot={(props) => <Link {...link} {...props} />}>{t(`hospital.beginning.${stage}.action`)}</Button>
      )}
      {!mayWrite && turn === 'yours' && <InPersonNote />}
      <ol className={classes.steps} aria-label={t('hospital.beginning.label')}>
        {steps.map(({ key, done, link: to }) => {
          const Icon = done ? CircleCheck : Circle;
          const name = t(`hospital.beginning.steps.${key}`);
          return (
            <li key={key} className={classes.step} data-done={done || undefined}>
              <Icon size={18} aria-hidden />
              {to && !done ? <Link {...to}>{name}</Link> : <span>{name}</span>}
              <span className={classes.state}>{t(done ? 'hospital.beginning.done' : 'hospital.beginning.toDo')}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
