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
      <span className={classes.bars} aria-hidden="true" />
      <span className={classes.word}>{t(`match.${level}`)}</span>
      {reason && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
