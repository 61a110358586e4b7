import classes from './charts.module.css';

type Props = { value: number; target: number };

/** Where the target stands in the bar, while the value does not go beyond its end. */
const targetShare = 0.72;

/** A bar with a mark for its target. Its figures are written beside it, so that screen readers pass it by. */
export function TargetBar({ value, target }: Props) {
  const end = Math.max(value, target / targetShare);
  const share = (days: number) => `${(days / end) * 100}%`;
  return (
    <div className={classes.targetBar} aria-hidden="true">
      <div className={classes.reached} data-late={value > target || undefined} style={{ width: share(value) }} />
      <div className={classes.mark} style={{ left: share(target) }} />
    </div>
  );
}
