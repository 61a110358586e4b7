import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import { type DoubtfulNumber, doubtfulNumbers } from '@fonendo/domain/offers/doubtful-numbers';
import type { WordingWarning } from '@fonendo/domain/offers/wording';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatEuros, formatNumber } from '../../../platform/format.ts';
import classes from './warnings.module.css';

/** Wording that could be read as discrimination: where, why, and a better one. A warning, never a refusal. */
export function WordingWarnings({ warnings }: { warnings: readonly WordingWarning[] }) {
  const { t } = useTranslation('managedOffers');
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.warnings}>
      {warnings.map((warning) => (
        <li key={`${warning.field} ${warning.kind} ${warning.found}`} className={classes.warning}>
          <TriangleAlert size={14} aria-hidden className={classes.icon} />
          <span>
            <strong className={classes.found}>{t('wording.found', { found: warning.found })}</strong>{' '}
            {t(`wording.kinds.${warning.kind}`)}{' '}
            {warning.suggestion ? t('wording.instead', { suggestion: warning.suggestion }) : t('wording.leaveOut')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Numbers that are allowed and yet may have a digit too few or too many. */
export function NumberWarnings({ doubtful }: { doubtful: readonly DoubtfulNumber[] }) {
  return (
    <div role="status">
      {doubtful.length > 0 && (
        <ul className={classes.warnings}>
          {doubtful.map((number) => (
            <li key={`${number.doubt} ${number.value}`} className={classes.warning}>
              <TriangleAlert size={14} aria-hidden className={classes.icon} />
              <DoubtText {...number} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function DoubtText({ doubt, value }: DoubtfulNumber) {
  const { t } = useTranslation('managedOffers');
  return (
    <span>
      <strong className={classes.found}>{doubt === 'vacanciesHigh' ? formatNumber(value) : formatEuros(value)}</strong>{' '}
      {t(`doubts.${doubt}`)}
    </span>
  );
}

type Publishable = Pick<ManagedOffer, 'warnings' | 'status' | 'content' | 'revision'>;

/** What doctors will read: the changes of an offer that is already open, where there are some. */
const writtenOf = ({ content, revision }: Publishable) => revision ?? content;

export const isDoubtful = (offer: Publishable): boolean =>
  offer.warnings.length > 0 || doubtfulNumbers(writtenOf(offer)).length > 0;

/** Shown before publishing: what follows, and warnings about wording and numbers. */
export function PublishQuestion({ offer }: { offer: Publishable }) {
  const { t } = useTranslation('managedOffers');
  const { warnings, status } = offer;
  const doubtful = doubtfulNumbers(writtenOf(offer));
  return (
    <>
      {t(status === 'approved' ? 'ask.publishRevision' : 'ask.publish')}
      {doubtful.length > 0 && (
        <span className={classes.question}>
          <span className={classes.questionLead}>{t('ask.doubts', { count: doubtful.length })}</span>
          {doubtful.map((number) => (
            <span key={`${number.doubt} ${number.value}`} className={classes.questionItem}>
              <DoubtText {...number} />
            </span>
          ))}
        </span>
      )}
      {warnings.length > 0 && (
        <span className={classes.question}>
          <span className={classes.questionLead}>{t('ask.warnings', { count: warnings.length })}</span>
          {warnings.map(({ field, kind, found, suggestion }) => (
            <span key={`${field} ${kind} ${found}`} className={classes.questionItem}>
              <strong>{t('wording.found', { found })}</strong> {t(`wording.kinds.${kind}`)}{' '}
              {suggestion ? t('wording.instead', { suggestion }) : t('wording.leaveOut')}
            </span>
          ))}
          <span>{t('wording.note')}</span>
        </span>
      )}
    </>
  );
}
