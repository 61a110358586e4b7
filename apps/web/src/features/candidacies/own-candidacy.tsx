import type { OwnCandidacy } from '@fonendo/contract/candidacies.schema';
import { communities } from '@fonendo/domain/communities';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toastFailure } from '../../platform/failure-toast.ts';
import { formatDayOf } from '../../platform/format.ts';
import { toast } from '../../platform/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { PulseLine } from '../../ui/pulse-line.tsx';
import { StatusBadge } from '../statuses/statuses.public.ts';
import { withdrawCandidacy } from './candidacies.queries.ts';
import { useCandidacyProgress } from './candidacy-progress.ts';
import classes from './own-candidacies.module.css';

type Props = { candidacy: OwnCandidacy; onOpenSent: (candidacy: OwnCandidacy) => void };

/** One candidacy: to what, how far it is, and what its doctor can do about it. */
export function OwnCandidacyCard({ candidacy, onOpenSent }: Props) {
  const { t } = useTranslation('candidacies');
  const { offer, hospital, status, can } = candidacy;
  const id = useId();
  return (
    <Card as="article" labelledBy={id}>
      <div className={classes.head}>
        <div className={classes.names}>
          <h2 id={id} className={classes.name}>
            <Link to="/offers/$id" params={{ id: offer.id }} className={classes.link}>
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
        <Button variant="subtle" className={classes.action ?? ''} onClick={() => onOpenSent(candidacy)}>
          {t('own.sent')}
        </Button>
        {can.withdraw && <Withdraw candidacy={candidacy} />}
      </div>
    </Card>
  );
}

function Standing({ candidacy }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('candidacies');
  const steps = useCandidacyProgress(candidacy);
  const { status, offer, appliedAt, statusSince, can } = candidacy;
  return (
    <div className={classes.standing}>
      {steps && (
        <PulseLine label={t('own.progress', { offer: offer.name })} steps={steps} size="dense" narrow="compact" />
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

function Withdraw({ candidacy: { id, offer } }: { candidacy: OwnCandidacy }) {
  const { t } = useTranslation('candidacies');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const withdraw = useMutation({
    mutationFn: () => withdrawCandidacy(queryClient, id),
    onSuccess: () => toast({ tone: 'success', title: t('withdraw.done') }),
    onError: (failure) => {
      toastFailure(t('withdraw.failed'), failure);
      void queryClient.invalidateQueries({ queryKey: ['candidacies', 'mine'] });
    },
  });
  const ask = async () => {
    const sure = await confirm({
      title: t('withdraw.title', { offer: offer.name }),
      description: t('withdraw.description'),
      action: t('withdraw.action'),
      destructive: true,
    });
    if (sure) withdraw.mutate();
  };
  return (
    <Button variant="subtle" className={classes.action ?? ''} loading={withdraw.isPending} onClick={() => void ask()}>
      {t('own.withdraw')}
    </Button>
  );
}
