import { useTranslation } from 'react-i18next';
import classes from './match.module.css';

export type MatchLevel = 'high' | 'medium' | 'low';

type Props = {
  level: MatchLevel;
  /** Why: "Coincide tu especialidad". A match without a reason helps nobody. */
  reason?: string;
};

/** How well a doctor and an offer fit: three bars and a word, never a percentage. */
export function Match({ level, reason }: Props) {
  const { t } = useTranslation('ui');
  return (
    <span className={classes.match} data-level={level}>
      <svg className={classes.bars} viewBox="0 0 16 14" aria-hidden="true">
        <rect x="0" y="9" width="4" height="5" rx="1" />
        <rect x="5.5" y="5" width="4" height="9" rx="1" />
        <rect x="11" y="0" width="4" height="14" rx="1" />
      </svg>
      <span className={classes.word}>{t(`match.${level}`)}</span>
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
