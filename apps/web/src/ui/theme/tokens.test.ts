import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokensOf(scheme: 'light' | 'dark'): Map<string, string> {
  const [, block = ''] = new RegExp(`\\[data-mantine-color-scheme=["']${scheme}["']\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return new Map(
    [...block.matchAll(/(--f-[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function rgb(tokens: Map<string, string>, name: string): string {
  const hex = tokens.get(name);
  if (!hex) throw new Error(`${name} is not a plain colour`);
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
}

/** Every text on every ground it is written on. */
const texts: [ink: string, ...grounds: string[]][] = [
  ['--f-ink', '--f-canvas', '--f-surface', '--f-fill', '--f-selected', '--f-bad-tint'],
  [
    '--f-ink-soft',
    '--f-canvas',
    '--f-surface',
    '--f-fill',
    '--f-fill-hover',
    '--f-selected',
    '--f-disabled',
    '--f-row-hover',
    '--f-sunk',
  ],
  ['--f-link', '--f-canvas', '--f-surface', '--f-fill-hover', '--f-fill-pressed'],
  ['--f-selected-ink', '--f-selected', '--f-surface', '--f-teal-tint', '--f-raised'],
  ['--f-attention-ink', '--f-canvas', '--f-surface', '--f-attention-tint', '--f-row-hover'],
  ['--f-bad-ink', '--f-canvas', '--f-surface', '--f-bad-tint', '--f-fill-hover'],
  ['--f-ok-ink', '--f-surface', '--f-ok-tint'],
  ['--f-warn-ink', '--f-surface', '--f-warn-tint'],
  ['--f-info-ink', '--f-surface', '--f-info-tint'],
  ['--f-teal-ink', '--f-surface', '--f-teal-tint'],
  ['--f-neutral-ink', '--f-surface', '--f-neutral-tint'],
  ['--f-on-primary', '--f-primary', '--f-primary-hover', '--f-primary-pressed'],
  ['--f-on-danger', '--f-danger', '--f-danger-hover', '--f-danger-pressed'],
  ['--f-avatar-ink', '--f-avatar'],
  ['--f-tooltip-ink', '--f-tooltip'],
  ['--f-panel-ink', '--f-panel'],
];

/** What one has to see to use a control. */
const shapes: [shape: string, ...grounds: string[]][] = [
  ['--f-field', '--f-canvas', '--f-surface'],
  ['--f-focus', '--f-canvas', '--f-surface'],
  ['--f-pulse', '--f-surface'],
  ['--f-primary', '--f-surface'],
  ['--f-panel-pulse', '--f-panel'],
];

describe.each(['light', 'dark'] as const)('tokens of the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme);
  const cases = (rows: typeof texts) =>
    rows.flatMap(([ink, ...grounds]) => grounds.map((ground) => [ink, ground] as const));

  it.each(cases(texts))('%s is readable on %s', (ink, ground) => {
    expect(contrastRatio(rgb(tokens, ink), rgb(tokens, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(shapes))('%s is visible on %s', (shape, ground) => {
    expect(contrastRatio(rgb(tokens, shape), rgb(tokens, ground))).toBeGreaterThanOrEqual(3);
  });
});

it('has the same tokens in both schemes', () => {
  expect([...tokensOf('dark').keys()].sort()).toEqual([...tokensOf('light').keys()].sort());
});
