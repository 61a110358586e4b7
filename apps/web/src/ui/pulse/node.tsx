import type { PulseState } from './geometry.ts';
import classes from './line.module.css';

type Props = { state: PulseState; x: number; y: number; scale: number; stroke: number };

/** One node: its shape shows the state even without colour. */
export function PulseNode({ state, x, y, scale, stroke }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={classes.node} data-state={state}>
      {drawing(state, stroke / scale)}
    </g>
  );
}

function drawing(state: PulseState, stroke: number) {
  switch (state) {
    case 'done':
    case 'approved':
      return (
        <>
          <circle r="10" className={classes.filled} />
          <path d="m-4.1 .4 2.7 2.7 5.5-5.7" className={classes.mark} />
        </>
      );
    case 'current':
      return (
        <>
          <circle r="16" className={classes.halo} />
          <circle r="9" className={classes.ring} strokeWidth={stroke} />
          <circle r="4" className={classes.filled} />
        </>
      );
    case 'attention':
      return (
        <>
          <circle r="16" className={classes.halo} />
          <circle r="10" className={classes.filled} />
          <path d="M0-4.9V1M0 4.7v.1" className={classes.mark} />
        </>
      );
    case 'conditional':
      return (
        <>
          <circle r="10" className={classes.filled} />
          <path d="M0-5v5.4l3.4 2" className={classes.mark} />
        </>
      );
    case 'denied':
      return (
        <>
          <path d="M-4.14-10h8.28L10-4.14v8.28L4.14 10h-8.28L-10 4.14v-8.28z" className={classes.filled} />
          <path d="m-3.3-3.3 6.6 6.6m0-6.6-6.6 6.6" className={classes.mark} />
        </>
      );
    case 'future':
      return <circle r="6" className={classes.ring} strokeWidth={stroke} />;
  }
}
