import type { ManagedOffer } from '@fonendo/contract/offers/offers.schema';
import type { WordingWarning } from '@fonendo/domain/offers/wording';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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

/** Shown before publishing: what follows, and warnings about the wording. */
export function PublishQuestion({ offer }: { offer: Pick<ManagedOffer, 'warnings' | 'status'> }) {
  const { t } = useTranslation('managedOffers');
  const { warnings, status } = offer;
  return (
    <>
      {t(status === 'approved' ? 'ask.publishRevision' : 'ask.publish')}
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
