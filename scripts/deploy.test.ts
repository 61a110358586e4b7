import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { environmentSchema, parseConfig } from '../apps/api/src/config.ts';
import { metricList } from '../apps/api/src/features/health/metrics/metric-list.ts';
import { StartupError } from '../apps/api/src/startup-error.ts';
import { fileOf, commands as started } from './package/programs.ts';
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

const variables = new Set(Object.keys(environmentSchema.shape));

/** `NAME=value`, also where it is commented out as a proposal. */
const assignments = (text: string) =>
  [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);

/** The part of a service in compose.yml: what is indented below its name. */
function serviceOf(name: string): string {
  const [, text = ''] = new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, 'm').exec(compose) ?? [];
  return text;
}

const environment = read('environment.example');
const compose = read('container/compose.yml');
const containerfile = read('container/Containerfile');
const units = ['fonendo.service', 'fonendo-worker.service', 'fonendo-backup.service', 'fonendo-backup.timer'];

test('every variable that the install files set exists', () => {
  const block = ['fonendo', 'worker']
    .map((service) => / {4}environment:\n((?: {6}.*\n)+)/.exec(serviceOf(service))?.[1])
    .join('');
  const set = {
    'environment.example': assignments(environment).map(([name]) => name),
    'compose.yml': [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name),
    Containerfile: [...containerfile.matchAll(/^ENV (\w+)=/gm)].map(([, name = '']) => name),
    units: units.flatMap((unit) =>
      [...read(`systemd/${unit}`).matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name),
    ),
  };
  expect(set['environment.example'].length).toBeGreaterThan(20);
  expect(set['compose.yml'].length).toBeGreaterThan(4);
  expect(set.Containerfile.length).toBeGreaterThan(3);
  for (const [file, names] of Object.entries(set)) {
    expect([file, new Set(names).difference(variables)]).toEqual([file, new Set()]);
  }
});

test('the example is a production server once its gaps are filled, and nothing less', () => {
  const gaps: Record<string, string> = {
    DATABASE_URL: 'postgres://fonendo:filled-in@127.0.0.1:5432/fonendo',
    JWT_SECRET: 'yQ8vT2mLr5Xw9ZbN4kHsJ7pFdC3gRa6E',
    SMTP_URL: 'smtps://user:filled-in@mail.example:465',
    SELLER_NAME: 'Hospital, S.L.',
    SELLER_TAX_ID: 'B64717838',
    SELLER_ADDRESS: 'Calle de la Salud, 12',
    SELLER_CITY: 'Madrid',
    SELLER_POSTAL_CODE: '28013',
    STRIPE_SECRET_KEY: 'sk_live_filled',
    STRIPE_WEBHOOK_SECRET: 'whsec_filled',
  };
  const given = Object.fromEntries(
    assignments(environment.replaceAll(/^#.*$/gm, '')).map(([name, value]) => [name, value || (gaps[name] ?? '')]),
  );
  expect(Object.entries(given).filter(([, value]) => value === '')).toEqual([]);
  const config = parseConfig(given, '/');
  expect(config).toMatchObject({
    environment: 'production',
    demo: false,
    adminSecondFactor: 'required',
    trustedProxies: 1,
  });
  for (const name of Object.keys(gaps)) {
    expect(() => parseConfig({ ...given, [name]: '' }, '/')).toThrow(StartupError);
  }
});

test('no file names the host of a registry', () => {
  const images = [...`${compose}\n${containerfile}`.matchAll(/(?:image: |FROM |_IMAGE=)(\S+)/g)].map(
    ([, image = '']) => image,
  );
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => /^[^/]*[.:][^/]*\//.test(image))).toEqual([]);
});

test('what the units and the container start is there', () => {
  const commands = [
    ...units.flatMap((unit) =>
      [...read(`systemd/${unit}`).matchAll(/^ExecStart=(.+)$/gm)].map(([, line = '']) => line),
    ),
    ...[...`${containerfile}\n${serviceOf('worker')}`.matchAll(/^(?:CMD| {4}command:) \[(.+)\]$/gm)].map(
      ([, list = '']) => list.replaceAll(/[",]/g, ''),
    ),
  ];
  expect(commands).toHaveLength(5);
  const packaged = Object.keys(started).map((command) => `apps/api/dist/${fileOf(command)}`);
  for (const command of commands) {
    const [program = '', script = ''] = command.replace('/opt/fonendo/', '').split(' ');
    expect([program, existsSync(join(root, program))]).toEqual(['node_modules/node/bin/node', true]);
    expect(packaged).toContain(script);
  }
});

test('the containers are looked after in a way that podman understands, and write nothing beside their volumes', () => {
  const [, asked = ''] = /^HEALTHCHECK .*\n {2}CMD (\[.+\])$/m.exec(containerfile) ?? [];
  const [, askedOfWorker = ''] = / {6}test:\n((?: {8}- .*\n)+)/.exec(serviceOf('worker')) ?? [];
  // It takes what is between spaces for words of their own.
  expect((JSON.parse(asked) as string[]).filter((word) => word.includes(' '))).toEqual([]);
  expect(askedOfWorker.trim().split(/\n {8}/)).toEqual(Array(4).fill(expect.stringMatching(/^- \S+$/)));
  for (const service of ['fonendo', 'worker']) {
    expect([service, serviceOf(service)]).toEqual([service, expect.stringContaining('    read_only: true\n')]);
  }
});

test('the relay reads what it is given, and says what it reads', () => {
  const [, block = ''] = / {4}environment:\n((?: {6}.*\n)+)/.exec(serviceOf('relay')) ?? [];
  const given = [...block.matchAll(/^ {6}(\w+):/gm)].map(([, name = '']) => name);
  const script = read('container/relay/start-relay');
  const used = new Set([...script.matchAll(/\$\{?([A-Z_]+)/g)].map(([, name = '']) => name));
  expect(new Set(given)).toEqual(used);
  const [comment = ''] = script.split('set -eu');
  expect(given.filter((name) => !comment.includes(name))).toEqual([]);
});

/** A program of Debian, where it is installed. Where it is not, that is said and nothing is claimed. */
async function check(program: string, args: readonly string[]): Promise<void> {
  try {
    await promisify(execFile)(program, args);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Not on the console, where every word fails a test.
    process.stderr.write(`NOT CHECKED: ${program} is not installed here (${args.join(' ')}).\n`);
  }
}

test('systemd takes the units', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonendo-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // It wants the programs to be there.
  for (const unit of units) {
    writeFileSync(join(folder, unit), read(`systemd/${unit}`).replaceAll('/opt/fonendo/', `${root}/`));
  }
  await check('systemd-analyze', ['verify', '--man=no', ...units.map((unit) => join(folder, unit))]);
});

test('Prometheus takes the alerts, Caddy its file', async () => {
  const file = (path: string) => join(root, 'deploy', path);
  await check('promtool', ['check', 'rules', file('prometheus/alerts.yml')]);
  await check('caddy', ['validate', '--adapter', 'caddyfile', '--config', file('caddy/Caddyfile')]);
});
