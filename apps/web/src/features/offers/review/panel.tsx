import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { doubtfulNumbers } from '@fonendo/domain/offers/doubtful-numbers';
import { offerLimits } from '@fonendo/domain/offers/offer';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, Check, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '../../../platform/local-copy/use-kept.ts';
import { queryKeys } from '../../../platform/query-keys.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { approveOffer, cacheOffer, refuseOffer, reviewQueueQuery } from '../manage/managed-offers.queries.ts';
import { NumberWarnings, WordingWarnings } from '../write/warnings.tsx';
import classes from './review-offer.module.css';

/** The administrator's verdict: approve, or refuse with a reason; then the next offer to review. */
export function ReviewPanel({ offer }: { offer: ManagedOffer }) {
  const { t } = useTranslation('managedOffers');
  const navigate = useNavigate();
  const { data: queue } = useQuery(reviewQueueQuery);
  const [refusing, setRefusing] = useState(false);
  const [reason, setReason, forget] = useKeptText(`refusal:${offer.id}`);
  const next = queue?.items.find(({ id }) => id !== offer.id);
  // Without this one, which is in the queue as well.
  const others = queue ? Math.max(queue.total - 1, 0) : 0;

  const { applicant } = offer;
  const both = applicant?.approvesHospital ?? false;
  const decided = (title: string) => {
    if (next) void navigate({ to: '/offers/$id', params: { id: next.id }, search: {} });
    return title;
  };
  const shared = {
    cache: cacheOffer,
    // Somebody else decided or edited first: the shown offer is outdated.
    conflict: { title: t('failed.changed'), message: t('failed.changedText') },
    invalidates: [queryKeys.offers.managedOne(offer.id)],
  };
  const doubtful = doubtfulNumbers(offer.revision ?? offer.content);
  const approve = useAction({
    ...shared,
    run: () => approveOffer(offer),
    done: () => decided(t(both ? 'done.both' : 'done.approved')),
    failed: t('failed.approve'),
  });
  const refuse = useAction({
    ...shared,
    run: () => refuseOffer(offer, reason),
    done: () => {
      forget();
      return decided(t('done.refused'));
    },
    failed: t('failed.refuse'),
  });

  return (
    <Section title={t('review.heading')} aside={t('review.waiting', { count: offer.waitingDays ?? 0 })}>
      <Card>
        {offer.warnings.length > 0 && (
          <div className={classes.wording}>
            <h3 className={classes.field}>{t('wording.heading')}</h3>
            <WordingWarnings warnings={offer.warnings} />
          </div>
        )}
        {doubtful.length > 0 && (
          <div className={classes.wording}>
            <h3 className={classes.field}>{t('doubts.heading')}</h3>
            <NumberWarnings doubtful={doubtful} />
          </div>
        )}
        {refusing ? (
          <Refusal
            {...{ reason, setReason }}
            last={!next}
            busy={refuse.isBusy}
            onSend={() => refuse.start()}
            onCancel={() => setRefusing(false)}
          />
        ) : (
          <>
            <div className={classes.verdict}>
              <Button
                leftSection={<Check size={16} aria-hidden />}
                loading={approve.isBusy}
                disabled={applicant !== null && !both}
                onClick={() => approve.start()}
              >
                {t(both ? 'review.both' : 'review.approve')}
              </Button>
              <Button
                variant="default"
                leftSection={<X size={16} aria-hidden />}
                disabled={approve.isBusy}
                onClick={() => setRefusing(true)}
              >
                {t('review.refuse')}
              </Button>
            </div>
            {applicant && (
              <p className={classes.note} data-strong>
                {t(both ? 'review.bothHelp' : 'review.hospitalRefused')}
              </p>
            )}
            <p className={classes.note}>{t(offer.revision ? 'review.approveRevisionHelp' : 'review.approveHelp')}</p>
          </>
        )}
        <p className={classes.next}>
          <span>{others > 0 ? t('review.left', { count: others }) : t('review.leftNone')}</span>
          {next && (
            <Link to="/offers/$id" params={{ id: next.id }} search={{}} className={classes.nextLink}>
              {t('review.next')}
              <ArrowRight size={14} aria-hidden />
            </Link>
          )}
        </p>
      </Card>
    </Section>
  );
}

type RefusalProps = {
  reason: string;
  setReason: (reason: string) => void;
  last: boolean;
  busy: boolean;
  onSend: () => void;
  onCancel: () => void;
};

/** What was typed stays when the form is closed, until it was sent. */
function Refusal({ reason, setReason, last, busy, onSend, onCancel }: RefusalProps) {
  const { t } = useTranslation('managedOffers');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const usable = reason.trim() !== '' && reason.length <= offerLimits.reason;
  return (
    <form
      className={classes.refusal}
      onSubmit={(event) => {
        event.preventDefault();
        if (usable) onSend();
      }}
    >
      <TextareaField
        ref={field}
        label={t('review.reason')}
        description={t('review.reasonHelp')}
        minRows={3}
        maxLength={offerLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.verdict}>
        <Button type="submit" variant="destructive" loading={busy} disabled={!usable}>
          {t(last ? 'review.sendLast' : 'review.send')}
        </Button>
        <Button variant="default" disabled={busy} onClick={onCancel}>
          {t('review.cancel')}
        </Button>
      </div>
    </form>
  );
}
