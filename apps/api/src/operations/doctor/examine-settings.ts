import type { Config } from '../../config.ts';
import { exposedDemoWarning } from '../../start-message.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** What the schema allows and nobody should run with. Values are never repeated: they may be secrets. */
export function examineSettings(config: Config): Finding[] {
  return [
    config.demoIsExposed
      ? problem('Demo', exposedDemoWarning)
      : ok('Demo', config.demo ? 'on, this machine only' : 'off'),
    ...examineSecrets(config),
    ...examineOrigin(config),
    ...examineAdministrators(config),
  ];
}

function examineSecrets({ jwtSecret, metricsToken, payments, databaseUrl, environment }: Config): Finding[] {
  const findings: Finding[] = [];
  if (jwtSecret !== undefined && isGuessable(jwtSecret)) {
    findings.push(problem('Secrets', 'JWT_SECRET can be guessed. Make another one: openssl rand -base64 48'));
  }
  if (metricsToken !== null && (isGuessable(metricsToken) || metricsToken === jwtSecret)) {
    findings.push(problem('Secrets', 'METRICS_TOKEN can be guessed, or is JWT_SECRET again. Make one of its own.'));
  }
  if (environment === 'production' && payments.gateway === 'stripe' && payments.secretKey.includes('_test_')) {
    findings.push(warning('Payments', 'STRIPE_SECRET_KEY is a test key: nobody is charged.'));
  }
  if (databaseUrl !== undefined && !hasPassword(databaseUrl)) {
    findings.push(warning('Secrets', 'DATABASE_URL has no password, and its server is not this machine.'));
  }
  return findings.length > 0 ? findings : [ok('Secrets', 'long enough and not guessable')];
}

/** Few different characters, a pattern that repeats, or the words of an example. */
function isGuessable(secret: string): boolean {
  if (new Set(secret).size < 10) return true;
  if (/^(.{1,16})\1+.{0,15}$/.test(secret)) return true;
  return /(change.?me|secret|password|example|fonendo|0123456789|abcdefgh|qwerty)/i.test(secret);
}

function hasPassword(databaseUrl: string): boolean {
  const { hostname, password } = new URL(databaseUrl);
  return password !== '' || isThisMachine(hostname);
}

function examineOrigin({ publicUrl, host, trustedProxies, environment, demo }: Config): Finding[] {
  const { protocol, hostname } = new URL(publicUrl);
  if (isThisMachine(hostname)) {
    const words = `PUBLIC_URL leads to this machine (${publicUrl}): links in mails work here and nowhere else.`;
    return [environment === 'production' && !demo ? problem('Public address', words) : ok('Public address', publicUrl)];
  }
  const findings: Finding[] = [];
  if (protocol === 'http:') {
    findings.push(
      problem('Public address', 'PUBLIC_URL begins with http: passwords would travel in the open. Use https.'),
    );
  }
  if (protocol === 'https:' && trustedProxies === 0) {
    findings.push(
      warning(
        'Public address',
        'PUBLIC_URL is https and TRUSTED_PROXIES is 0: behind a proxy everybody has one address, and limits hold for all together. Usually it is 1.',
      ),
    );
  }
  if (!isThisMachine(host)) {
    findings.push(
      warning('Public address', `HOST is ${host}: whoever reaches that port goes round the proxy and its TLS.`),
    );
  }
  return findings.length > 0 ? findings : [ok('Public address', publicUrl)];
}

function examineAdministrators({ adminSecondFactor, demo }: Config): Finding[] {
  if (demo || adminSecondFactor === 'required') return [];
  return [warning('Administrators', 'ADMIN_SECOND_FACTOR is optional: a password alone opens everything.')];
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
