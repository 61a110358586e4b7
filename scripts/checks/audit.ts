import { spawnSync } from 'node:child_process';
import { root } from '../repository.ts';

/** What is known of the production dependencies; `unanswered` is neither good news nor bad. */
export type AuditOutcome =
  | { kind: 'clean'; dependencies: number }
  | { kind: 'vulnerable'; findings: string[] }
  | { kind: 'unanswered'; reason: string }
  | { kind: 'failed'; reason: string };

type Advisory = { title?: string; url?: string };
type Vulnerability = { severity: string; range?: string; via?: (string | Advisory)[] };
type Answer = {
  vulnerabilities?: Record<string, Vulnerability>;
  metadata?: { dependencies?: { prod?: number } };
  message?: string;
  statusCode?: number;
  error?: { code?: string; summary?: string };
};

/** Named as npm names them. Whatever has another name is taken for serious. */
const tolerated = ['info', 'low'];

/** The registry, or the way to it. Other errors of npm are ours to mend: a missing lockfile, a wrong option. */
const withoutRegistry =
  /^(ENOAUDIT|E[45]\d\d|ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|EPIPE)$/;

/** Reads what `npm audit --json` wrote; null where it was ended before it said anything. */
export function readAudit(output: string | null): AuditOutcome {
  if (output === null) return { kind: 'unanswered', reason: 'no answer in time' };
  const answer = parse(output);
  if (!answer) return { kind: 'failed', reason: `npm wrote no report: ${output.trim().slice(0, 200) || 'nothing'}` };
  if (!answer.vulnerabilities) return readRefusal(answer);
  const findings = Object.entries(answer.vulnerabilities)
    .filter(([, { severity }]) => !tolerated.includes(severity))
    .map(([name, vulnerability]) => describe(name, vulnerability));
  if (findings.length > 0) return { kind: 'vulnerable', findings };
  return { kind: 'clean', dependencies: answer.metadata?.dependencies?.prod ?? 0 };
}

function readRefusal({ message, statusCode, error }: Answer): AuditOutcome {
  const code = error?.code;
  const reason = message || error?.summary || code || 'no reason given';
  const isOfRegistry = code ? withoutRegistry.test(code) : statusCode !== undefined || message !== undefined;
  return { kind: isOfRegistry ? 'unanswered' : 'failed', reason };
}

function describe(name: string, { severity, range, via = [] }: Vulnerability): string {
  const causes = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : [cause.title, cause.url].join(' ')));
  return `${name} ${range ?? ''}: ${severity}. ${causes.join('; ')}`;
}

function parse(output: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(output);
    return typeof answer === 'object' && answer !== null ? answer : null;
  } catch {
    return null;
  }
}

/** One try: whoever has no registry should not wait for minutes to hear it. */
function askNpm(): string | null {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'];
  const { stdout, error } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  if (error) return 'code' in error && error.code === 'ETIMEDOUT' ? null : error.message;
  return stdout;
}

if (import.meta.main) {
  const outcome = readAudit(askNpm());
  switch (outcome.kind) {
    case 'clean':
      console.log(
        `Audit: ANSWERED. No known vulnerability of moderate severity or above in ${outcome.dependencies} production dependencies.`,
      );
      break;
    case 'vulnerable':
      for (const finding of outcome.findings) console.error(finding);
      console.error(`Audit: ANSWERED. ${outcome.findings.length} vulnerable production dependencies.`);
      break;
    case 'unanswered':
      console.log(`Audit: NOT ANSWERED by any registry, so NOTHING IS KNOWN about vulnerabilities. ${outcome.reason}`);
      break;
    case 'failed':
      console.error(`Audit: npm could not ask. ${outcome.reason}`);
      break;
  }
  process.exitCode = outcome.kind === 'clean' || outcome.kind === 'unanswered' ? 0 : 1;
}
