import { describe, expect, it } from 'vitest';
import { nodePositions, type PulseState, pulseMeasures, pulseSegments, standingAt } from './geometry.ts';

const petition: PulseState[] = ['done', 'done', 'done', 'attention', 'future'];

/** Walks a path and returns where it ends and how far it strays from the line. */
function walk(path: string) {
  const [, command = ''] = /^M(.+?)(?=[lq])/.exec(path) ?? [];
  let [x = 0, y = 0] = command.split(' ').map(Number);
  const ys = [y];
  const xs = [x];
  for (const [, kind, numbers = ''] of path.matchAll(/([lq])([^lq]+)/g)) {
    const values = numbers.trim().split(/\s+/).map(Number);
    const [dx = 0, dy = 0] = kind === 'q' ? values.slice(2) : values;
    x += dx;
    y += dy;
    xs.push(x);
    ys.push(y);
  }
  return { x, y, top: Math.min(...ys), bottom: Math.max(...ys), right: Math.max(...xs), left: Math.min(...xs) };
}

describe('nodePositions', () => {
  it('puts full nodes at the left edge of equal columns', () => {
    expect(nodePositions(5, 900, pulseMeasures.full)).toEqual([10, 190, 370, 550, 730]);
  });

  it('spreads compact nodes from edge to edge', () => {
    const positions = nodePositions(5, 318, pulseMeasures.compact);
    expect(positions[0]).toBe(10.5);
    expect(positions[4]).toBe(307.5);
  });

  it('knows a line of one node', () => {
    expect(nodePositions(1, 318, pulseMeasures.compact)).toEqual([10.5]);
  });
});

describe('pulseSegments', () => {
  const positions = nodePositions(5, 900, pulseMeasures.full);
  const segments = pulseSegments(petition, positions, pulseMeasures.full);

  it('beats up to what has happened and dots what is to come', () => {
    expect(segments.map(({ kind }) => kind)).toEqual(['beat', 'beat', 'beat', 'dots']);
  });

  it('colours only the segment that leads to a decided or waiting node', () => {
    expect(segments.map(({ ending }) => ending)).toEqual([null, null, 'attention', null]);
  });

  it('starts and ends at the edges of its nodes, on the baseline', () => {
    for (const segment of segments.slice(0, 3)) {
      const end = walk(segment.path);
      expect(end.x).toBeCloseTo(segment.to, 1);
      expect(end.y).toBeCloseTo(pulseMeasures.full.baseline, 1);
    }
    expect(segments[0]).toMatchObject({ from: 20, to: 180 });
  });

  it('draws the beat at its own height, whatever the width', () => {
    for (const width of [700, 900, 1600]) {
      const [first] = pulseSegments(['done', 'done'], nodePositions(5, width, pulseMeasures.full), pulseMeasures.full);
      const { top, bottom } = walk(first?.path ?? '');
      expect(pulseMeasures.full.baseline - top).toBeCloseTo(20 * 1.35, 1);
      expect(bottom - pulseMeasures.full.baseline).toBeCloseTo(10 * 1.35, 1);
    }
  });

  it('keeps only the spike where the beat would be shorter than 45', () => {
    const compact = pulseSegments(petition, nodePositions(5, 318, pulseMeasures.compact), pulseMeasures.compact);
    expect(compact[0]?.path).not.toContain('q');
    expect(compact[0]?.path.match(/l/g)).toHaveLength(6);
  });

  it('is flat where even the spike has no room', () => {
    const [tight] = pulseSegments(['done', 'done'], [10, 38], pulseMeasures.full);
    expect(tight?.path).toBe('M20 44l8 0');
  });

  it('never goes backwards when nodes touch', () => {
    const [overlapping] = pulseSegments(['done', 'future'], [10, 20], pulseMeasures.full);
    expect(overlapping?.to).toBeGreaterThanOrEqual(overlapping?.from ?? 0);
  });

  it('turns by a quarter when it stands: the spike points right, the line runs down', () => {
    const [standing] = pulseSegments(['done', 'done'], [12, 84], pulseMeasures.vertical, 'standing');
    const { x, y, right, left } = walk(standing?.path ?? '');
    const { baseline } = pulseMeasures.vertical;
    expect(y).toBeCloseTo(74, 1);
    expect(x).toBeCloseTo(baseline, 1);
    expect(right - baseline).toBeCloseTo(20 * 0.62, 1);
    expect(baseline - left).toBeCloseTo(10 * 0.62, 1);
  });
});

describe('standingAt', () => {
  it.each([
    [['current', 'future', 'future'], 0],
    [['done', 'attention', 'future'], 1],
    [['done', 'done', 'conditional'], 2],
    [['done', 'done', 'approved'], 2],
    [['done', 'done', 'future'], 1],
    [['future', 'future', 'future'], 0],
  ] as [PulseState[], number][])('%j stands at step %i', (states, step) => {
    expect(standingAt(states)).toBe(step);
  });
});
