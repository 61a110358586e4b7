import type { OwnCandidacy } from '@fonendo/contract/candidacies/candidacies.schema';
import { communities } from '@fonendo/domain/reference/communities';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDayOf } from '../../../platform/format.ts';
import { useInPerson } from '../../../platform/session/auth-state.ts';
import { Card } from '../../../ui/card.tsx';
import { PulseLine } from '../../../ui/pulse/line.tsx';
import { StatusBadge } from '../../statuses/statuses.public.ts';
import { NextEvents } from '../next-events.tsx';
import { Withdraw } from '../withdraw.tsx';
import classes from './own-candidacies.module.css';
import { useOwnProgress } from './progress.ts';

type Props = { candidacy: OwnCandidacy; onOpenSent: (candidacy: OwnCandidacy) => void };

/** One candidacy: the offer, its progress, and the doctor's actions. */
export function OwnCandidacyCard({ candidacy, onOpenSent }: Props) {
  const { t } = useTranslation('candidacies');
  const { offer, hospital, status, can } = candidacy;
  const id = useId();
  return (
    <Card as="article" labelledBy={id}>
      <div className={classes.head}>
        <div className={classes.names}>
          <h2 id={id} className={classes.name}>
            <Link to="/candidate/$id" params={{ id: candidacy.id }} className={classes.link}>
              {offer.name}
            </Link>
          </h2>
          <p className={classes.support}>
            {hospital.name} · {hospital.city}, {communities[offer.community].name}
          </p>
        </div>
        <StatusBadge of="candidacy" status={status} />
      </div>
      <Standing candidacy={candidacy} />
      <div className={classes.foot}>
        <Button
          variant="subtle"
          className={classes.action ?? ''}
          renderRoot={(props) => <Link to="/candidate/$id" params={{ id: candidacy.id }} {...props} />}
        >
          {t('own.see')}
        </Button>
        <Button variant="subtle" className={classes.action ?? ''} onClick={() => onOpenSent(candidacy)}>
          {t('own.sent')}
        </Button>
        {can.withdraw && <Withdraw candidacy={candidacy} className={classes.action} />}
      </div>
    </Card>
  );
}

function Standing({ candidacy }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('candidacies');
  const steps = useOwnProgress(candidacy);
  const { status, offer, appliedAt, statusSince, next, unread, can } = candidacy;
  const inPerson = useInPerson();
  return (
    <div className={classes.standing}>
      {steps && (
        <PulseLine label={t('own.progress', { offer: offer.name })} steps={steps} size="dense" narrow="compact" />
      )}
      <NextEvents next={next} />
      {unread > 0 && inPerson && (
        <Link
          to="/candidate/$id"
          params={{ id: candidacy.id }}
          search={{ view: 'conversation' }}
          className={classes.unread}
        >
          <MessageCircle size={16} aria-hidden />
          {t('own.unread', { count: unread })}
        </Link>
      )}
      {status === 'discarded' && <p className={classes.note}>{t('own.discarded')}</p>}
      {status === 'withdrawn' && (
        <p className={classes.note}>{t('own.withdrawn', { date: formatDayOf(statusSince) })}</p>
      )}
      {!steps && <p className={classes.support}>{t('own.appliedOn', { date: formatDayOf(appliedAt) })}</p>}
      {can.withdraw && !offer.open && <p className={classes.support}>{t('own.offerClosed')}</p>}
    </div>
  );
}
