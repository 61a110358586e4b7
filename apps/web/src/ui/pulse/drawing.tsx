import { useId } from 'react';
import { flatPath, type PulseMeasures, type PulseSegment, type PulseState, pulseSegments } from './geometry.ts';
import classes from './line.module.css';
import { PulseNode } from './node.tsx';

type Props = {
  states: readonly PulseState[];
  positions: readonly number[];
  measures: PulseMeasures;
  axis: 'lying' | 'standing';
  length: number;
  bleed: boolean;
};

/** Longer than any window. */
const beyond = 4000;

/** Only the picture; the list beside it says the same in words. */
export function PulseDrawing({ states, positions, measures, axis, length, bleed }: Props) {
  const id = useId();
  const { baseline, extent, stroke, nodeScale } = measures;
  const lying = axis === 'lying';
  return (
    <svg
      className={classes.drawing}
      data-axis={axis}
      width={lying ? length : extent}
      height={lying ? extent : length}
      strokeWidth={stroke}
      aria-hidden="true"
    >
      {bleed && <Bleeding states={states} positions={positions} measures={measures} />}
      {pulseSegments(states, positions, measures, axis).map((segment, index) => (
        <Segment key={segment.from} segment={segment} id={`${id}-${index}`} axis={axis} />
      ))}
      {states.map((state, index) => {
        const along = positions[index] ?? 0;
        return (
          <PulseNode
            key={along}
            state={state}
            x={lying ? along : baseline}
            y={lying ? baseline : along}
            scale={nodeScale}
            stroke={stroke}
          />
        );
      })}
    </svg>
  );
}

function Segment({ segment, id, axis }: { segment: PulseSegment; id: string; axis: 'lying' | 'standing' }) {
  if (segment.kind === 'dots') return <path d={segment.path} className={classes.dots} />;
  if (!segment.ending) return <path d={segment.path} className={classes.beat} />;
  // The last third takes the colour of the node it leads to.
  const ends = axis === 'lying' ? { x1: segment.from, x2: segment.to } : { y1: segment.from, y2: segment.to };
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="0" {...ends}>
        <stop offset="66%" className={classes.stopLine} />
        <stop offset="76%" className={classes.stopEnding} data-state={segment.ending} />
      </linearGradient>
      <path d={segment.path} className={classes.beat} style={{ stroke: `url(#${id})` }} />
    </>
  );
}

function Bleeding({ states, positions, measures }: Pick<Props, 'states' | 'positions' | 'measures'>) {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 0;
  const { nodeScale } = measures;
  return (
    <>
      <path
        d={flatPath(-beyond, first - (states[0] === 'future' ? 12 : 10) * nodeScale, measures, 'lying')}
        className={states[0] === 'future' ? classes.dots : classes.beat}
      />
      <path d={flatPath(last + 18 * nodeScale, beyond, measures, 'lying')} className={classes.dots} />
    </>
  );
}
