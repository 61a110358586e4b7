import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../config.ts';
import { createDatabase, type Database } from '../../db/database.ts';
import { readDatabaseState } from '../../db/database-state.ts';
import { directPoolSize, openPool, pastPooler } from '../../db/pool.ts';
import { claimFileStore } from '../../features/documents/claim-file-store.ts';
import { createClamdCheck } from '../../integrations/antivirus/clamd.virus-scanner.ts';
import { openFileStore } from '../../integrations/files/open-file-store.ts';
import { reason, StartupError } from '../../startup-error.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import { examineWay } from './way-to-database.ts';
import { examineReplica } from './way-to-replica.ts';

/** The oldest server that the statements are written for. */
const oldestServer = 15;

/** Tokens and codes are true for some seconds more or less; beyond that somebody is refused for no reason. */
const clockProblemMs = 30_000;
const clockWarningMs = 2_000;

/** Database, clock and, where both can be asked, whether the file store belongs to the database. */
export async function examineDatabase(config: Config): Promise<Finding[]> {
  // Opening it would make an empty one, and this only looks.
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))) {
    return [ok('Database', 'the embedded one, made by the first start')];
  }
  let open: Awaited<ReturnType<typeof openPool>>;
  try {
    open = await openPool(pastPooler(config));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const isRunning = /is in use by/.test(error.message);
    return [
      isRunning
        ? warning(
            'Database',
            'the product runs on it and the embedded one allows one process: stop it to have it looked at.',
          )
        : problem('Database', error.message),
    ];
  }
  try {
    const db = createDatabase(open.pool);
    return [
      ...(await examineState(config, db)),
      ...(await examineWay(config, db)),
      ...(await examineReplica(config, db)),
      ...(await examineOwner(config, db)),
    ];
  } finally {
    await open.close();
  }
}

async function examineState(config: Config, db: Database): Promise<Finding[]> {
  const { version, applied, known, clock, connections } = await readDatabaseState(db);
  const findings: Finding[] = [];
  if (version < oldestServer) {
    findings.push(problem('Database', `PostgreSQL ${version} is too old: ${oldestServer} or later is needed.`));
  }
  if (applied > known) {
    findings.push(problem('Database', 'it was migrated by a later version of the product. Install that one.'));
  } else if (applied < known) {
    const wait = known - applied === 1 ? '1 migration waits' : `${known - applied} migrations wait`;
    findings.push(warning('Database', `${wait}: the next start applies what is missing. Back up first.`));
  }
  const processes = config.webProcesses === 1 ? 1 : config.webProcesses + 1;
  // Through a pooler it is the pooler that takes the others.
  const pool = config.databaseDirectUrl
    ? directPoolSize
    : Math.min(config.databasePoolSize, Math.max(3, Math.floor(60 / processes)));
  const needed = processes * (pool + 2);
  if (config.databaseUrl && needed > connections) {
    findings.push(
      problem('Database', `${processes} processes may want ${needed} connections, the server allows ${connections}.`),
    );
  }
  if (findings.length === 0) findings.push(ok('Database', `PostgreSQL ${version}, up to date`));
  return config.databaseUrl ? [...findings, examineClock(clock)] : findings;
}

export function examineClock(theirs: Date, ours = new Date()): Finding {
  const apart = Math.abs(theirs.getTime() - ours.getTime());
  const words = `this machine and the database are ${(apart / 1_000).toFixed(1)} s apart`;
  if (apart > clockProblemMs)
    return problem('Clock', `${words}: codes and sessions end too early or too late. Use NTP.`);
  return apart > clockWarningMs ? warning('Clock', `${words}. Use NTP on both.`) : ok('Clock', words);
}

/** Looked at only: nothing is claimed. A store or database that is away is said elsewhere. */
async function examineOwner(config: Config, db: Database): Promise<Finding[]> {
  const owner = await claimFileStore(
    { db, files: openFileStore(config), now: () => new Date() },
    { dryRun: true },
  ).catch(() => 'ours');
  if (owner === 'ours') return [];
  return [
    problem(
      'File store',
      'it belongs to another installation than the database. Check DATABASE_URL, DATA_DIR and S3_BUCKET.',
    ),
  ];
}

/** Written, read and deleted, as an upload does it. */
export async function examineFileStore(config: Config): Promise<Finding> {
  const where = config.s3 ? `bucket ${config.s3.bucket}` : `${config.dataDir}/files`;
  const files = openFileStore(config);
  const id = randomUUID();
  const key = `doctor/${id.slice(0, 2)}/${id}`;
  try {
    await files.put(key, Buffer.from(id));
    const found = (await buffer(await files.openRead(key))).toString();
    await files.delete(key);
    if (found !== id) return problem('File store', `${where} gave back something else than was put into it.`);
    return ok('File store', where);
  } catch (error) {
    const settings = config.s3 ? 'S3_ENDPOINT, S3_BUCKET and its keys' : 'DATA_DIR';
    return problem('File store', `${where} cannot be used (${reason(error)}). Check ${settings}.`);
  }
}

export async function examineMail({ smtpUrl, demo }: Config): Promise<Finding> {
  if (!smtpUrl) {
    const words = 'without SMTP_URL they stay in the local mailbox: nobody gets one.';
    return demo ? ok('Mails', 'local mailbox of the demo') : warning('Mails', words);
  }
  const { verifySmtp } = await import('../../integrations/mail/smtp.mail-transport.ts');
  try {
    await verifySmtp(smtpUrl);
    return ok('Mails', `${new URL(smtpUrl).host} answers and lets us in`);
  } catch (error) {
    return problem('Mails', `${new URL(smtpUrl).host} does not take them (${reason(error)}). Check SMTP_URL.`);
  }
}

export async function examineInboundMail({ inboundMail }: Config): Promise<Finding> {
  if (!inboundMail) return ok('Answers by mail', 'not set: mails lead to the page');
  const { url, address } = inboundMail;
  const { verifyImap } = await import('../../integrations/mail/imap.inbound-mailbox.ts');
  try {
    await verifyImap(url);
    return ok('Answers by mail', `${new URL(url).host} lets us in; mails to ${address} have to arrive there`);
  } catch (error) {
    const words = `${new URL(url).host} cannot be read (${reason(error)}). Check INBOUND_MAIL_URL.`;
    return problem('Answers by mail', words);
  }
}

export async function examineAntivirus({ clamdUrl, environment, demo }: Config): Promise<Finding> {
  if (!clamdUrl) {
    const words = 'CLAMD_URL is not set: files are stored that nothing has looked at.';
    return environment === 'production' && !demo ? warning('Antivirus', words) : ok('Antivirus', 'not set');
  }
  try {
    await createClamdCheck(clamdUrl)();
    return ok('Antivirus', `${clamdUrl} answers`);
  } catch (error) {
    return problem('Antivirus', `${clamdUrl} does not answer (${reason(error)}): every upload would be refused.`);
  }
}

/** From here, by its public name: names, certificate and proxy, where the product runs already. */
export async function examinePublicAddress({ publicUrl }: Config): Promise<Finding> {
  try {
    const answer = await fetch(`${publicUrl}/api/health`, { signal: AbortSignal.timeout(5_000), redirect: 'manual' });
    const { status } = answer;
    await answer.body?.cancel();
    if (status === 200) return ok('Reached from here', `${publicUrl} answers`);
    return warning(
      'Reached from here',
      `${publicUrl}/api/health answers ${status}: something else is there, or it is starting.`,
    );
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error;
    return warning(
      'Reached from here',
      `${publicUrl} does not answer (${reason(cause)}). Fine while it is not running.`,
    );
  }
}
