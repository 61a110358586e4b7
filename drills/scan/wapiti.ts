import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runScanner } from './scanner.ts';

/** Those that need nothing from outside this machine, where they would look for lists or let our server call back. */
const modules = [
  ...['backup', 'blindsql', 'cookieflags', 'crlf', 'csp', 'csrf', 'exec', 'file', 'htaccess', 'http_headers'],
  ...['methods', 'permanentxss', 'redirect', 'shellshock', 'sql', 'xss'],
];

type Entry = { path?: string; info?: string; parameter?: string | null };
type Report = { vulnerabilities?: Record<string, Entry[]>; anomalies?: Record<string, Entry[]> };

export type WapitiFinding = { kind: string; path: string; parameter: string; info: string };

/** `cutShort`: modules that had more to try than their time allowed. */
export type WapitiFindings = { findings: WapitiFinding[]; cutShort: number; problem: string | null };

/** Crawls from the first address on and attacks what it meets, and these addresses as well. */
export async function runWapiti(
  origin: string,
  starts: readonly string[],
  folder: string,
  { moduleSeconds, seconds }: { moduleSeconds: number; seconds: number },
): Promise<WapitiFindings> {
  const output = join(folder, 'wapiti.json');
  const { text, finished } = await runScanner(
    'wapiti',
    [
      ...['-u', `${origin}/`, '--scope', 'folder', ...starts.flatMap((start) => ['-s', `${origin}${start}`])],
      ...[
        '-m',
        modules.join(),
        '--max-scan-time',
        '60',
        '--max-attack-time',
        String(moduleSeconds),
        '--max-parameters',
        '20',
      ],
      ...['-t', '15', '--flush-session', '--store-session', folder, '--store-config', folder, '--no-bugreport'],
      ...['-v', '1', '-f', 'json', '-o', output],
    ],
    { folder, seconds },
  );
  const report = (await readFile(output, 'utf8').then(JSON.parse, () => null)) as Report | null;
  if (!finished || !report) {
    return { findings: [], cutShort: 0, problem: finished ? text.trim().slice(-400) : `cut off after ${seconds} s` };
  }
  const entries = [...Object.entries(report.vulnerabilities ?? {}), ...Object.entries(report.anomalies ?? {})];
  const findings = entries.flatMap(([kind, list]) =>
    list.map(({ path = '', info = '', parameter }) => ({ kind, path, parameter: parameter ?? '', info })),
  );
  return { findings, cutShort: text.match(/attack time was reached/gi)?.length ?? 0, problem: null };
}
