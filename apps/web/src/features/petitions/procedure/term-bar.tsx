import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../platform/format.ts';
import classes from './terms.module.css';

type BarProps = { elapsed: number; left: number; over: number; from: string; to: string };

/** The legal term to scale. The figures above say the same in numbers. */
export function TermBar({ elapsed, left, over, from, to }: BarProps) {
  const { t } = useTranslation('homologations');
  const total = elapsed + left;
  const share = over > 0 ? 100 : Math.round((elapsed / Math.max(1, total)) * 100);
  return (
    <div className={classes.scale}>
      <div
        className={classes.bar}
        data-over={over > 0 || undefined}
        role="img"
        aria-label={t('terms.bar', { elapsed, total: over > 0 ? elapsed - over : total })}
      >
        <span className={classes.filled} style={{ width: `${share}%` }} />
      </div>
      <p className={classes.ends}>
        <span>{formatDay(from)}</span>
        <span>{formatDay(to)}</span>
      </p>
    </div>
  );
}

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
