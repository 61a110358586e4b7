import { runScanner } from './scanner.ts';
import type { Target } from './targets.ts';

/** `clean`: it looked at every parameter and found nothing. */
export type Verdict = { outcome: 'clean' | 'finding' | 'unfinished'; details: string };

/** Every parameter and every id of one address, by all techniques. */
export async function runSqlmap(
  origin: string,
  target: Target,
  folder: string,
  { level, seconds }: { level: number; seconds: number },
): Promise<Verdict> {
  const { path, query, ids } = target;
  // An id in a path has to be marked, and where one is marked, so is all that should be tried.
  const marked = ids.reduce((text, id) => text.replace(id, `${id}*`), path);
  const parameters = ids.length > 0 ? [...query].map(([name, value]) => `${name}=${value}*`).join('&') : String(query);
  const { text, finished } = await runScanner(
    'sqlmap',
    [
      ...['-u', `${origin}${marked}${parameters && `?${parameters}`}`],
      ...['--batch', '--flush-session', '--disable-coloring', '--output-dir', folder],
      ...[
        '--dbms',
        'PostgreSQL',
        '--level',
        String(level),
        '--risk',
        String(level),
        '--skip',
        'user-agent,referer,host,cookie',
      ],
      ...['--time-sec', '2', '--timeout', '15', '--retries', '1', '--ignore-code', '*', '--threads', '2'],
    ],
    { folder, seconds },
  );
  if (/identified the following injection point|is vulnerable|appears to be .*injectable/i.test(text)) {
    const said = text.split('\n').filter((line) => /injectable|vulnerable|^(Parameter|\s+(Type|Payload)):/i.test(line));
    return { outcome: 'finding', details: said.join('\n') };
  }
  if (finished && /all tested parameters do not appear to be injectable/i.test(text)) {
    return { outcome: 'clean', details: '' };
  }
  return {
    outcome: 'unfinished',
    details: finished ? text.trim().split('\n').slice(-4).join(' ') : `after ${seconds} s`,
  };
}
