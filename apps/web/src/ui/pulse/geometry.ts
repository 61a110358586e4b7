/** The geometry of the pulse line: positions and paths, nothing about how they are painted. */

export type PulseState = 'done' | 'current' | 'attention' | 'future' | 'approved' | 'conditional' | 'denied';

export type PulseSize = 'full' | 'dense' | 'compact' | 'minimal' | 'vertical';

export type PulseMeasures = {
  /** The height of a horizontal line, the width of a vertical one. */
  extent: number;
  baseline: number;
  /** Size of a node relative to the full size (radius 10). */
  nodeScale: number;
  stroke: number;
  beat: Scale;
  spike: Scale;
  /** Nodes are at the left edge of equal columns (with labels below), or spread from edge to edge. */
  spread: 'columns' | 'edges';
};

type Scale = { along: number; across: number };

export const pulseMeasures: Record<PulseSize, PulseMeasures> = {
  full: {
    extent: 76,
    baseline: 44,
    nodeScale: 1,
    stroke: 2.25,
    beat: { along: 1.4, across: 1.35 },
    spike: { along: 1, across: 1.2 },
    spread: 'columns',
  },
  dense: {
    extent: 44,
    baseline: 27,
    nodeScale: 0.8,
    stroke: 2,
    beat: { along: 1, across: 0.95 },
    spike: { along: 0.8, across: 0.95 },
    spread: 'columns',
  },
  compact: {
    extent: 56,
    baseline: 32,
    nodeScale: 1,
    stroke: 2.25,
    beat: { along: 1, across: 0.97 },
    spike: { along: 0.72, across: 0.97 },
    spread: 'edges',
  },
  minimal: {
    extent: 28,
    baseline: 16,
    nodeScale: 0.55,
    stroke: 1.75,
    beat: { along: 0.5, across: 0.55 },
    spike: { along: 0.5, across: 0.55 },
    spread: 'edges',
  },
  vertical: {
    extent: 40,
    baseline: 14,
    nodeScale: 1,
    stroke: 2.25,
    beat: { along: 44 / 60, across: 0.62 },
    spike: { along: 44 / 60, across: 0.62 },
    spread: 'edges',
  },
};

type Stroke = readonly ['l', ...Point] | readonly ['q', ...Point, ...Point];
type Point = readonly [along: number, across: number];

/** One heartbeat, 60 units long. */
const beat: readonly Stroke[] = [
  ['l', 6, 0],
  ['q', 4, -6, 8, 0],
  ['l', 4, 0],
  ['l', 3, 4],
  ['l', 6, -24],
  ['l', 6, 30],
  ['l', 4, -10],
  ['l', 5, 0],
  ['q', 5, -8, 10, 0],
  ['l', 8, 0],
];
const beatLength = 60;

/** Used where the whole beat has no room: only its spike, 20 units long. */
const spike: readonly Stroke[] = [
  ['l', 3, 4],
  ['l', 6, -24],
  ['l', 7, 30],
  ['l', 4, -10],
];
const spikeLength = 20;

/** Shorter beats would look like a scribble. */
const shortestBeat = 45;
/** Length of the flat line on either side of a beat. */
const flatEnds = 12;

/** Radius of a node along the line, in the full size; the line begins and ends there. */
const reach: Record<PulseState, number> = {
  ...{ done: 10, current: 10, attention: 10, future: 7 },
  ...{ approved: 10, conditional: 10, denied: 10 },
};
const dotsBegin = 18;
const dotsEnd = 12;

const endings = ['attention', 'approved', 'conditional', 'denied'] as const satisfies readonly PulseState[];

type Ending = (typeof endings)[number];

export type PulseSegment = {
  kind: 'beat' | 'dots';
  path: string;
  from: number;
  to: number;
  /** The state that colours the last third of a segment, if it differs from the line's colour. */
  ending: Ending | null;
};

/** Centres of the nodes of a horizontal line of this length. */
export function nodePositions(count: number, length: number, measures: PulseMeasures): number[] {
  const first = 10 * measures.nodeScale + (measures.spread === 'edges' ? 0.5 : 0);
  const step = measures.spread === 'columns' ? length / count : (length - 2 * first) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => round(first + index * step));
}

/** Steps that happened are drawn as beats, future ones as a flat dotted line. */
export function pulseSegments(
  states: readonly PulseState[],
  positions: readonly number[],
  measures: PulseMeasures,
  axis: 'lying' | 'standing' = 'lying',
): PulseSegment[] {
  return states.slice(1).map((state, index) => {
    const previous = states[index] ?? 'future';
    const start = positions[index] ?? 0;
    const end = positions[index + 1] ?? start;
    const scale = measures.nodeScale;
    const dots = state === 'future';
    const from = start + (dots ? dotsBegin : reach[previous]) * scale;
    const to = Math.max(from, end - (dots ? dotsEnd : reach[state]) * scale);
    return {
      kind: dots ? 'dots' : 'beat',
      path: dots ? flatPath(from, to, measures, axis) : beatPath(from, to, measures, axis),
      from: round(from),
      to: round(to),
      ending: endings.find((ending) => ending === state) ?? null,
    };
  });
}

/** The step that the summary is about: the open one, else the last one reached. */
export function standingAt(states: readonly PulseState[]): number {
  const open = states.findIndex((state) => state === 'current' || state === 'attention');
  if (open >= 0) return open;
  return Math.max(
    0,
    states.findLastIndex((state) => state !== 'future'),
  );
}

export function flatPath(from: number, to: number, measures: PulseMeasures, axis: 'lying' | 'standing'): string {
  return `M${point(from, measures.baseline, axis)}${lineTo(to - from, 0, axis)}`;
}

function beatPath(from: number, to: number, measures: PulseMeasures, axis: 'lying' | 'standing'): string {
  const room = to - from - flatEnds;
  const wanted = beatLength * measures.beat.along;
  if (room >= Math.min(wanted, shortestBeat) && Math.min(wanted, room) >= shortestBeat) {
    // The beat shrinks as a whole if there is little room; it is never stretched.
    const shrink = Math.min(1, room / wanted);
    const scale = { along: measures.beat.along * shrink, across: measures.beat.across * shrink };
    return centred(beat, beatLength * scale.along, scale, from, to, measures, axis);
  }
  const length = spikeLength * measures.spike.along;
  if (to - from < length) return flatPath(from, to, measures, axis);
  return centred(spike, length, measures.spike, from, to, measures, axis);
}

function centred(
  strokes: readonly Stroke[],
  length: number,
  scale: Scale,
  from: number,
  to: number,
  measures: PulseMeasures,
  axis: 'lying' | 'standing',
): string {
  const flat = (to - from - length) / 2;
  const drawn = strokes.map(([command, ...numbers]) => {
    const pairs: string[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      const along = (numbers[index] ?? 0) * scale.along;
      const across = (numbers[index + 1] ?? 0) * scale.across;
      pairs.push(relative(along, across, axis));
    }
    return `${command}${pairs.join(' ')}`;
  });
  return [`M${point(from, measures.baseline, axis)}`, lineTo(flat, 0, axis), ...drawn, lineTo(flat, 0, axis)].join('');
}

/** A vertical line is the horizontal one turned by 90 degrees: upwards becomes rightwards. */
const relative = (along: number, across: number, axis: 'lying' | 'standing') =>
  axis === 'lying' ? `${round(along)} ${round(across)}` : `${round(-across)} ${round(along)}`;

const lineTo = (along: number, across: number, axis: 'lying' | 'standing') => `l${relative(along, across, axis)}`;

const point = (along: number, across: number, axis: 'lying' | 'standing') =>
  axis === 'lying' ? `${round(along)} ${round(across)}` : `${round(across)} ${round(along)}`;

const round = (value: number) => Math.round(value * 100) / 100 + 0;
