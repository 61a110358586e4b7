import type { Petition } from '@fonendo/contract/petitions/petitions.schema';
import type { NumberedReason } from '@fonendo/domain/documents/reason-digits';
import { Button } from '@mantine/core';
import { Check, Lock, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatShortDay } from '../../../../platform/format.ts';
import { DateField } from '../../../../ui/fields/date/date-field.tsx';
import { isDay } from '../../../../ui/fields/date/typed-date.ts';
import { Key } from '../../../../ui/marks/key.tsx';
import { StatusBadge } from '../../../statuses/statuses.public.ts';
import { expiryFieldId, type ReviewDesk } from '../desk.ts';
import { RejectionPanel } from './rejection.tsx';
import classes from './verdict.module.css';

type Props = { petition: Petition; desk: ReviewDesk; onComment: () => void };

export function VerdictPanel({ petition, desk, onComment }: Props) {
  const { t } = useTranslation('petitions');
  const { paper, rejection, judgeable, busy, readyReasons } = desk;
  const file = paper?.file;
  if (!paper || !file) return null;
  const isApproved = file.status === 'approved';
  const locked = lockedBy(petition.status);
  const { asksForExpiry, expiry } = desk;
  return (
    <section className={`${classes.section} ${classes.verdict}`} aria-label={t('verdict.title')}>
      <div className={classes.verdictHead}>
        <h2 className={classes.title}>{t('verdict.title')}</h2>
        {file.status !== 'pending' && <StatusBadge of="document" status={file.status} />}
      </div>
      {file.reviewedAt && file.status !== 'pending' && (
        <p className={classes.note}>
          {t('verdict.given', { date: formatShortDay(file.reviewedAt) })}
          {file.validUntil && ` ${t('verdict.validUntil', { date: formatDay(file.validUntil) })}`}
        </p>
      )}
      {file.status === 'rejected' && file.reason && !rejection && <p className={classes.reasonGiven}>{file.reason}</p>}
      {!judgeable && locked && (
        <p className={classes.note}>{t(`verdict.locked.${locked}`, { name: petition.doctor.firstname })}</p>
      )}
      {judgeable && (
        <>
          {asksForExpiry && !rejection && (
            <DateField
              optional
              id={expiryFieldId}
              label={t('verdict.validUntilField')}
              value={expiry}
              onChange={desk.writeExpiry}
            />
          )}
          <div className={classes.buttons}>
            <Button
              className={classes.judge ?? ''}
              variant={rejection || isApproved ? 'default' : 'filled'}
              leftSection={<Check size={17} aria-hidden />}
              rightSection={<Key>A</Key>}
              loading={busy && !rejection}
              disabled={asksForExpiry && !!expiry && !isDay(expiry)}
              onClick={() => desk.approve()}
            >
              {t('verdict.approve')}
            </Button>
            <Button
              className={classes.judge ?? ''}
              data-reject
              data-open={rejection ? true : undefined}
              variant="default"
              leftSection={<X size={17} aria-hidden />}
              rightSection={<Key>R</Key>}
              aria-expanded={rejection !== null}
              disabled={busy}
              onClick={() => (rejection ? desk.closeRejection() : desk.openRejection())}
            >
              {t('verdict.reject')}
            </Button>
          </div>
          {!rejection && <p className={classes.note}>{t('verdict.usual')}</p>}
          <Reasons reasons={readyReasons} desk={desk} />
          {rejection && <RejectionPanel petition={petition} desk={desk} rejection={rejection} />}
        </>
      )}
      {(rejection || !judgeable) && (
        <Button
          variant="subtle"
          size="sm"
          className={classes.comment ?? ''}
          leftSection={<Lock size={15} aria-hidden />}
          onClick={onComment}
        >
          {t('verdict.comment')}
        </Button>
      )}
    </section>
  );
}

function Reasons({ reasons, desk }: { reasons: readonly NumberedReason[]; desk: ReviewDesk }) {
  const { t } = useTranslation('petitions');
  return (
    <ul className={classes.reasons}>
      {[...reasons, { title: t('verdict.other'), digit: 0 }].map(({ title, digit }, index) => {
        const chosen = desk.rejection?.chosen === index;
        return (
          <li key={title}>
            <button
              type="button"
              className={classes.reason}
              data-other={index === reasons.length || undefined}
              aria-pressed={chosen}
              onClick={() => desk.openRejection(index)}
            >
              {digit !== null && <Key>{digit}</Key>}
              <span className={classes.reasonTitle}>{title}</span>
              {chosen && <Check size={15} aria-hidden />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Why no verdict can be given; null while it is under review. */
function lockedBy(status: Petition['status']): 'filling' | 'sent' | 'ended' | null {
  switch (status) {
    case null:
      return 'filling';
    case 'Pending':
    case 'Review':
      return null;
    case 'Sended':
      return 'sent';
    case 'Aproved':
    case 'Refused':
      return 'ended';
  }
}
