import { useTranslation } from 'react-i18next';
import classes from './terms.module.css';

/** About half a year: the time that the ministry has from the registry entry. */
const legalDays = 183;

/** Before the registry entry: the days so far, and the term that has not begun yet. */
export function TermRuler({ elapsed, from }: { elapsed: number; from: string }) {
  const { t } = useTranslation('homologations');
  const share = Math.round((elapsed / (elapsed + legalDays)) * 100);
  return (
    <div className={classes.scale}>
      <div className={classes.ruler} style={{ '--share': `${share}%` } as React.CSSProperties} aria-hidden>
        <span className={classes.begun} />
        <span className={classes.ahead} />
        <span className={classes.now} />
        <span className={classes.end} />
      </div>
      <p className={classes.ends}>
        <span>
          {from} <strong>{t('terms.today')}</strong>
        </span>
        <span>{t('terms.sixMonths')}</span>
      </p>
    </div>
  );
}
