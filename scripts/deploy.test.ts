import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { metricList } from '../apps/api/src/features/health/metrics/metric-list.ts';
import { root } from './repository.ts';

const read = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');

/** What can be asked for: a histogram has no sample of its own name. */
const known = new Set(
  Object.entries(metricList).flatMap(([name, { type }]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
  ),
);

const metricsIn = (text: string) => new Set([...text.matchAll(/\bfonendo_[a-z_]+/g)].map(([name]) => name));

const alerts = read('prometheus/alerts.yml');
const dashboard = JSON.parse(read('grafana/fonendo.json')) as { panels: { targets: { expr: string }[] }[] };
const asked = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');

test.each([
  ['the alerts', alerts],
  ['the dashboard', asked],
])('%s ask for metrics that exist', (_name, text) => {
  const used = metricsIn(text);
  expect(used.size).toBeGreaterThan(8);
  expect(used.difference(known)).toEqual(new Set());
});

test('each metric is looked at by an alert or on the dashboard', () => {
  expect(known.difference(metricsIn(alerts + asked))).toEqual(new Set());
});

test('each alert says when, how grave and where to look', () => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1);
  expect(rules.length).toBeGreaterThan(8);
  for (const rule of rules) {
    expect(rule).toMatch(/^\w+\n {8}expr: \S.*\n(?: {8}for: \d+m\n)? {8}labels: \{ severity: (page|ticket) \}\n/);
    expect(rule).toMatch(/annotations:\n {10}summary: \S.*\n {10}description: \S/);
  }
});
