import type { PetitionNotification } from '@fonendo/contract/petitions/legal-clock.schema';
import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { NotifiedAct } from '@fonendo/domain/petitions/petition';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
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
          <div key={act} className={classes.act}>
            <h3 className={classes.title}>{t(`notification.acts.${act}`)}</h3>
            <Steps notice={notice} />
            {petition.can.sayOpened.includes(act) && <SayOpened id={petition.id} act={act} notice={notice} />}
          </div>
        ))}
        {isOwn && <p className={classes.wrong}>{t('notification.wrong')}</p>}
      </Card>
    </Section>
  );
}

const OpenedForm = lazy(async () => ({ default: (await import('./opened.form.tsx')).OpenedForm }));

/** The doctor opened the notice: the terms run from that day. */
function SayOpened({ id, act, notice }: { id: string; act: NotifiedAct; notice: PetitionNotification }) {
  const { t } = useTranslation('legalClock');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button className={classes.open ?? ''} variant="default" size="sm" onClick={() => setOpen(true)}>
        {t('notification.open')}
      </Button>
    );
  }
  return (
    <Suspense>
      <OpenedForm id={id} act={act} notice={notice} onClose={() => setOpen(false)} />
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
