import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { emailSchema } from '@fonendo/contract/auth/auth.schema';
import { nameSchema, newPasswordSchema } from '@fonendo/contract/users/person.schema';
import { limits } from '@fonendo/domain/shared/limits';
import { locales } from '@fonendo/domain/shared/locale';
import { z } from 'zod';
import { type Config, parseConfig } from './config.ts';
import { createDatabase } from './db/database.ts';
import './db/drizzle-loading.ts';
import { migrate } from './db/migrate.ts';
import { openPool, pastPooler } from './db/pool.ts';
import { createAdministrator, type NewAdministrator } from './features/auth/create-administrator.ts';
import { createPasswordHasher } from './features/auth/password/password-hasher.ts';
import { ApiError } from './http/api-error.ts';
import { deriveKeys } from './http/secret-keys.ts';
import { createSmtpTransports } from './integrations/mail/smtp.mail-transport.ts';
import { loadSecret } from './secret.ts';
import { productFolder } from './source-folder.ts';
import { StartupError } from './startup-error.ts';

const usage = `npm run create-admin -- --email you@example.com [--send-link]
  --email       the address they sign in with
  --send-link   mail them a link to choose their password (needs SMTP_URL)
                without it the password is read from standard input
  --first-name, --last-name   their name (Administración, Fonendo)
  --group       superadmin (the default) or admin
  --locale      es (the default) or en`;

/** `npm run create-admin`: the account of an administrator on the configured database. */
try {
  const { sendLink, ...administrator } = readArguments();
  const config = parseConfig(process.env, productFolder);
  if (sendLink && !config.smtpUrl) throw new StartupError('--send-link needs SMTP_URL: without it no mail can leave.');
  const password = sendLink ? null : await readPassword();
  await create(config, administrator, password);
  console.log(
    sendLink
      ? `The account is made. ${administrator.email} has a mail with a link that works for an hour.`
      : `The account is made: ${administrator.email} can sign in.`,
  );
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(): NewAdministrator & { sendLink: boolean } {
  const wanted = z.object({
    email: emailSchema,
    'first-name': nameSchema,
    'last-name': nameSchema,
    group: z.enum(['superadmin', 'admin']),
    locale: z.enum(locales),
    'send-link': z.boolean(),
  });
  const option = (value?: string) => ({ type: 'string' as const, ...(value && { default: value }) });
  try {
    const { values } = parseArgs({
      options: {
        email: option(),
        'first-name': option('Administración'),
        'last-name': option('Fonendo'),
        group: option('superadmin'),
        locale: option('es'),
        'send-link': { type: 'boolean', default: false },
      },
    });
    const { 'first-name': firstname, 'last-name': lastname, 'send-link': sendLink, ...rest } = wanted.parse(values);
    return { ...rest, firstname, lastname, sendLink };
  } catch (error) {
    const wrong = error instanceof z.ZodError ? error.issues.map(({ path }) => `--${String(path[0])}`).join(', ') : '';
    throw new StartupError(`${wrong ? `Missing or wrong: ${wrong}.` : (error as Error).message}\n${usage}`);
  }
}

/** From standard input, never as an argument, which other programs of the machine can read. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) console.error('Password (it shows while you type; end with Enter and Ctrl-D):');
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (newPasswordSchema.safeParse(password).success) return password;
  throw new StartupError(
    `The password must have ${limits.passwordMinLength} characters at least and not be one of the most common ones. Twelve or more are better.`,
  );
}

async function create(config: Config, administrator: NewAdministrator, password: string | null): Promise<void> {
  const { pool, close } = await openPool(pastPooler(config));
  try {
    await migrate(pool);
    await createAdministrator(
      {
        db: createDatabase(pool),
        now: () => new Date(),
        keys: deriveKeys(loadSecret(config)),
        passwords: createPasswordHasher(),
        // Sent directly and not by the queue, because no process may be running yet.
        sendMail: (_tx, mail) => smtpOf(config).send(mail, randomUUID()),
        publicUrl: config.publicUrl,
      },
      administrator,
      password,
    );
  } catch (error) {
    throw explained(error, administrator.email);
  } finally {
    await close();
  }
}

function smtpOf({ smtpUrl, mailFrom }: Config) {
  if (!smtpUrl) throw new Error('a link is sent only where there is a mail server');
  const readAttachment = () => Promise.reject(new Error('this mail has no attachment'));
  const unsubscribeUrl = () => {
    throw new Error('this mail cannot be switched off');
  };
  return createSmtpTransports(smtpUrl, mailFrom, { readAttachment, unsubscribeUrl }).urgent;
}

function explained(error: unknown, email: string): unknown {
  if (error instanceof ApiError && error.code === 'EmailTaken') {
    return new StartupError(`${email} has an account already: nothing was changed.`);
  }
  if (error instanceof ApiError && error.code === 'EmailNotReusable') {
    return new StartupError(`The account of ${email} was deleted, and the address cannot be used again.`);
  }
  if (error instanceof Error && 'command' in error) {
    return new StartupError(`The mail could not be sent (${error.message}). No account was made. Check SMTP_URL.`);
  }
  return error;
}
