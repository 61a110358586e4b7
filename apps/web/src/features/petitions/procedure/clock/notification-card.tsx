import type { PetitionNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { NotifiedAct } from '@fonendo/domain/petitions/petition';
import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../../platform/format.ts';
import { Card } from '../../../../ui/card.tsx';
import { Section } from '../../../../ui/section.tsx';
import classes from './notification-card.module.css';

/** The acts that terms run from now. */
function actsOf({
  requirements,
  hearings,
  resolution,
}: Petition): { act: NotifiedAct; notice: PetitionNotification }[] {
  if (resolution) return [{ act: 'resolution', notice: resolution.notification }];
  const requirement = requirements.find(({ until }) => until === null);
  const hearing = hearings.find(({ closedOn }) => closedOn === null);
  return [
    ...(hearing ? [{ act: 'hearing' as const, notice: hearing.notification }] : []),
    ...(requirement ? [{ act: 'requirement' as const, notice: requirement.notification }] : []),
  ];
}

/** How and when the doctor was notified: of an electronic notice both dates. */
export function NotificationCards({ petition }: { petition: Petition }) {
  const isOwn = petition.review === null;
  const { t } = useTranslation('legalClock');
  const acts = actsOf(petition);
  if (acts.length === 0) return null;
  return (
    <Section title={t('notification.title')}>
      <Card>
        {acts.map(({ act, notice }) => (
          <Act key={act} petition={petition} act={act} notice={notice} />
        ))}
        {isOwn && <p className={classes.wrong}>{t('notification.wrong')}</p>}
      </Card>
    </Section>
  );
}

function Act({ petition, act, notice }: { petition: Petition; act: NotifiedAct; notice: PetitionNotification }) {
  const { t } = useTranslation('legalClock');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className={classes.act}>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {t(`notification.acts.${act}`)}
      </h3>
      <Steps notice={notice} />
      {petition.can.sayOpened.includes(act) && (
        // The form is gone once it is saved: reading goes on where its day is now.
        <SayOpened id={petition.id} act={act} notice={notice} onSaid={() => title.current?.focus()} />
      )}
    </div>
  );
}

const OpenedForm = lazy(async () => ({ default: (await import('./opened.form.tsx')).OpenedForm }));

type SayOpenedProps = { id: string; act: NotifiedAct; notice: PetitionNotification; onSaid: () => void };

/** The doctor opened the notice: the terms run from that day. */
function SayOpened({ id, act, notice, onSaid }: SayOpenedProps) {
  const { t } = useTranslation('legalClock');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isOpen) {
    return (
      <Button ref={opener} className={classes.open ?? ''} variant="default" size="sm" onClick={() => setOpen(true)}>
        {t('notification.open')}
      </Button>
    );
  }
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <Suspense>
      <OpenedForm id={id} act={act} notice={notice} onSaid={onSaid} onClose={close} />
    </Suspense>
  );
}

const madeWords = {
  electronic: 'notification.notified',
  paper: 'notification.delivered',
  publication: 'notification.published',
} as const;

function Steps({
  notice: { channel, disposedOn, notifiedOn, state, countsFrom, rejectedOn },
}: {
  notice: PetitionNotification;
}) {
  const { t } = useTranslation('legalClock');
  if (disposedOn === null || rejectedOn === null) {
    return (
      <ol className={classes.steps}>
        <Step
          name={t(madeWords[channel])}
          help={t('notification.openedHelp', { date: formatWeekday(countsFrom) })}
          counts
        />
      </ol>
    );
  }
  const isMade = state === 'made';
  const rejection = isMade ? 'wouldReject' : state === 'rejected' ? 'rejected' : 'willReject';
  return (
    <ol className={classes.steps}>
      <Step
        name={t('notification.disposed')}
        help={t('notification.disposedHelp', { date: formatWeekday(disposedOn) })}
      />
      {isMade && notifiedOn ? (
        <Step
          name={t('notification.opened')}
          help={t('notification.openedHelp', { date: formatWeekday(notifiedOn) })}
          counts
        />
      ) : (
        <Step name={t('notification.unopened')} help={t('notification.unopenedHelp')} />
      )}
      <Step
        name={t(`notification.${rejection}`)}
        help={t('notification.rejectHelp', { date: formatWeekday(rejectedOn) })}
        counts={state === 'rejected'}
        hollow={isMade}
      />
    </ol>
  );
}

type StepProps = { name: string; help: string; counts?: boolean; hollow?: boolean };

function Step({ name, help, counts = false, hollow = false }: StepProps) {
  return (
    <li className={classes.step} data-counts={counts || undefined} data-hollow={hollow || undefined}>
      <p className={classes.name}>{name}</p>
      <p className={classes.help}>{help}</p>
    </li>
  );
}
