import classes from './signin-panel.module.css';

const column = 138;
const reached = 3;
const last = 4;
const beat = 'm0 0 l6 0 q4 -6 8 0 l4 0 l3 4 l6 -24 l6 30 l4 -10 l5 0 q5 -8 10 0 l8 0';
const beatWidth = 60 * 1.4;

/** Three steps done, one current, one to come; the line starts beyond the left edge and ends beyond the right one. */
export function PanelPulse() {
  const x = (index: number) => index * column;
  return (
    <svg aria-hidden className={classes.pulse} viewBox={`-10 -50 ${last * column + 40} 80`} fill="none">
      <path
        className={classes.done}
        d={`M-2000 0 H0 ${[0, 1, 2].map((step) => segment(x(step), x(step + 1))).join(' ')}`}
      />
      {[0, 1, 2].map((step) => (
        <path
          key={step}
          className={classes.done}
          d={beat}
          transform={`translate(${x(step) + (column - beatWidth) / 2} 0) scale(1.4 1.35)`}
        />
      ))}
      <path className={classes.ahead} d={`M${x(reached) + 20} 0 H${x(last) - 14}`} />
      <path className={classes.ahead} d={`M${x(last) + 14} 0 H4000`} />
      {[0, 1, 2].map((step) => (
        <g key={step} transform={`translate(${x(step)} 0)`}>
          <circle r="10" className={classes.node} />
          <path d="m-4 0 l3 3 l5.5 -6" className={classes.tick} />
        </g>
      ))}
      <g transform={`translate(${x(reached)} 0)`}>
        <circle r="18" className={classes.halo} />
        <circle r="9" className={classes.ring} />
        <circle r="4" className={classes.node} />
      </g>
      <circle cx={x(last)} r="6" className={classes.future} />
    </svg>
  );
}

/** The flat parts on both sides of the beat. */
function segment(from: number, to: number): string {
  const middle = (from + to) / 2;
  return `M${from} 0 H${middle - beatWidth / 2} M${middle + beatWidth / 2} 0 H${to}`;
}
