import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defaultPracticeRule } from '@fonendo/domain/documents/requirements';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** Says what a variable must be. The value itself may be a secret and is never repeated. */
const variable = <Schema extends z.ZodType>(mustBe: string, schema: Schema): Schema => schema.describe(mustBe);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const origins = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim().replace(/\/$/, ''))
      .filter(Boolean),
  )
  .pipe(z.array(z.url({ protocol: /^https?$/ }).refine((url) => URL.parse(url)?.origin === url)));

export const environmentSchema = z.object({
  NODE_ENV: variable(
    'development, production or test',
    z.enum(['development', 'production', 'test']).default('development'),
  ),
  /** Loopback by default, because the demo accounts have a public password. */
  HOST: variable('a host name or address', z.string().min(1).default('127.0.0.1')),
  PORT: variable('a whole number from 0 to 65535', wholeNumber(0, 65535).default(3000)),
  /** A PostgreSQL server; without it the embedded database is used, with its files in DATA_DIR. */
  DATABASE_URL: variable(
    'an address like postgres://user:password@host:5432/database',
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  /** The server itself where DATABASE_URL leads to a pooler (PgBouncer): to listen, to migrate and for the jobs' queue. */
  DATABASE_DIRECT_URL: variable(
    'an address like postgres://user:password@host:5432/database, of the server itself and not of a pooler',
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  /** A streaming replica of that server, which answers searches, lists and dashboards where it is not behind. */
  DATABASE_REPLICA_URL: variable(
    'an address like postgres://user:password@host:5432/database, of a streaming replica and not of a pooler',
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  /** How many processes `npm start` lets answer behind one port. By default one per core on a server database. */
  WEB_PROCESSES: variable('a whole number from 1 to 64', wholeNumber(1, 64).optional()),
  /** What this process does: answer requests, work on jobs, or both. */
  PROCESS_ROLE: variable('all, web or jobs', z.enum(['all', 'web', 'jobs']).default('all')),
  /** Where a process for the jobs alone tells of its health and its metrics, on HOST. */
  WORKER_PORT: variable('a whole number from 0 to 65535', wholeNumber(0, 65535).optional()),
  DATABASE_POOL_SIZE: variable('a whole number from 2 to 200', wholeNumber(2, 200).default(10)),
  DATA_DIR: variable('a folder', z.string().min(1).default('.data')),
  /** Off if something else serves the web application: the development server, a CDN. */
  SERVE_WEB: variable('true or false', flag.default(true)),
  /** Demo data and demo accounts on the login page. By default only on the embedded database, never in production. */
  DEMO: variable('true or false', flag.optional()),
  /** Other origins that may call the API from a browser, separated by commas. */
  CORS_ORIGINS: variable(
    'origins like https://app.example.com, separated by commas and without a path',
    origins.default([]),
  ),
  /**
   * Used to sign tokens and as key of hashes. Without it one is generated in DATA_DIR; a production server must set it.
   */
  JWT_SECRET: variable('at least 32 characters', z.string().min(32).optional()),
  /** `uniform` gives the same answer to every failed sign-in, to hide who has an account. */
  LOGIN_ERRORS: variable('distinct or uniform', z.enum(['distinct', 'uniform']).default('distinct')),
  /** Whether administrators must sign in with more than a password. By default they must, except in the demo. */
  ADMIN_SECOND_FACTOR: variable('required or optional', z.enum(['required', 'optional']).optional()),
  /** The number of our own proxies in front, which write X-Forwarded-For. */
  TRUSTED_PROXIES: variable('a whole number from 0 to 10', wholeNumber(0, 10).default(0)),
  /** The address of the product without a trailing slash, for links in mails. */
  PUBLIC_URL: variable(
    'an address like https://fonendo.example.com',
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).href.replace(/\/+$/, ''))
      .optional(),
  ),
  /** Other addresses of the product, separated by commas: payments and mails lead back to the one somebody came by. */
  PUBLIC_ORIGINS: variable(
    'origins like https://www.fonendo.example.com, separated by commas and without a path',
    origins.optional(),
  ),
  /** smtp:// or smtps:// with user and password. Without it mails are stored in a local mailbox. */
  SMTP_URL: variable('an address like smtps://user:password@host:465', z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: variable('a sender like Fonendo <no-reply@example.com>', z.string().min(3).optional()),
  /** The mailbox that takes answers to mails; needs the address that leads to it, too. */
  INBOUND_MAIL_URL: variable(
    'an address like imaps://user:password@host/INBOX',
    z
      .url({ protocol: /^imaps?$/ })
      .refine((url) => (URL.parse(url)?.username ?? '') !== '')
      .optional(),
  ),
  /** Mails to it with a `+` and more before the `@` must arrive in that mailbox. */
  INBOUND_MAIL_ADDRESS: variable(
    'an address like respuestas@example.com, with at most 19 letters before the @ and no + among them',
    z
      .email()
      .toLowerCase()
      .refine((address) => /^[^+@]{1,19}@/.test(address))
      .optional(),
  ),
  /** Receives the messages of the contact form. */
  CONTACT_EMAIL: variable('an email address', z.email().optional()),
  /** The seller named in contracts and invoices. */
  SELLER_NAME: variable('the registered name of the company', z.string().min(1).optional()),
  SELLER_TAX_ID: variable(
    'the tax number of the company: nine letters and figures, without ES, spaces or dashes',
    z
      .string()
      .regex(/^[A-Z0-9]{9}$/)
      .optional(),
  ),
  SELLER_ADDRESS: variable('street and number', z.string().min(1).optional()),
  SELLER_CITY: variable('a city', z.string().min(1).optional()),
  SELLER_POSTAL_CODE: variable(
    'a Spanish postal code',
    z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
  ),
  /** `sandbox` takes no money and has a page of its own; a production server that is no demo needs a real gateway. */
  PAYMENT_GATEWAY: variable('sandbox or stripe', z.enum(['sandbox', 'stripe']).default('sandbox')),
  /**
   * Whether something sends the records of invoices to the tax agency as they are made (VERI*FACTU): invoices then say
   * that they can be verified there.
   */
  VERIFACTU_SENDING: variable(
    'true or false',
    z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .default(false),
  ),
  STRIPE_SECRET_KEY: variable(
    'a key that begins with sk_ or rk_',
    z
      .string()
      .regex(/^[sr]k_/)
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: variable('a secret that begins with whsec_', z.string().startsWith('whsec_').optional()),
  /** A bucket for files; without it they are in DATA_DIR. Needs region and keys, too. */
  S3_BUCKET: variable('the name of a bucket', z.string().min(3).optional()),
  /** For stores of other providers; without it, Amazon's endpoint of the region. */
  S3_ENDPOINT: variable('an address like https://s3.example.com', z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: variable('a region like eu-west-1', z.string().min(1).default('eu-west-1')),
  S3_ACCESS_KEY_ID: variable('the id of an access key', z.string().min(1).optional()),
  S3_SECRET_ACCESS_KEY: variable('the secret of the access key', z.string().min(1).optional()),
  /** ClamAV's daemon. If set, no file is stored that it has not scanned. */
  CLAMD_URL: variable(
    'an address like tcp://127.0.0.1:3310',
    z
      .string()
      .regex(/^tcp:\/\/[^/:]+:\d+$/)
      .optional(),
  ),
  /** The age of the degree from which proof of practice is required: a rule of the platform, not of the law. */
  PROOF_OF_PRACTICE_AFTER_YEARS: variable(
    'a whole number from 0 to 60',
    wholeNumber(0, 60).default(defaultPracticeRule.degreeOlderThanYears),
  ),
  /** Opens /api/metrics from elsewhere. Without it only the machine itself may read them. */
  METRICS_TOKEN: variable(
    'at least 16 characters without spaces',
    z
      .string()
      .regex(/^\S{16,}$/)
      .optional(),
  ),
  /** Where a collector of OpenTelemetry takes traces. Without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    'an address like http://127.0.0.1:4318',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  LOG_LEVEL: variable(
    'trace, debug, info, warn, error or silent',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
});

/** Enough to try the product; a production server has to set its own. */
const placeholders = {
  mailFrom: 'Fonendo <no-reply@fonendo.test>',
  contactEmail: 'hola@fonendo.test',
  seller: {
    name: 'Fonendo Salud, S.L.',
    taxId: 'B64717838',
    address: 'Calle de la Salud, 12',
    city: 'Madrid',
    postalCode: '28013',
  },
};

type Environment = z.infer<typeof environmentSchema>;

export type Config = ReturnType<typeof parseConfig>;

/** Reads the environment once. A wrong variable stops the start with one line: its name and what it must be. */
export function parseConfig(environment: NodeJS.ProcessEnv, root: string) {
  const result = environmentSchema.safeParse(withoutEmpty(environment));
  if (!result.success) {
    const wrong = new Set(result.error.issues.map(({ path }) => path[0] as keyof typeof environmentSchema.shape));
    throw new StartupError(
      [...wrong]
        .map((name) => `${name} must be ${environmentSchema.shape[name].description}. Correct it and start again.`)
        .join('\n'),
    );
  }
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  const demo = env.DEMO ?? (env.DATABASE_URL === undefined && !production);
  if (production) refuseUnfinishedProduction(env, demo);
  refuseSecondProcess(env);
  refuseAlone(env);
  const publicUrl = env.PUBLIC_URL ?? ownAddress(env.HOST, env.PORT);
  return {
    payments: paymentsOf(env),
    sendsInvoiceRecords: env.VERIFACTU_SENDING,
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    webProcesses: env.WEB_PROCESSES ?? (env.DATABASE_URL === undefined ? 1 : availableParallelism()),
    role: env.PROCESS_ROLE,
    workerPort: env.WORKER_PORT,
    dataDir: resolve(root, env.DATA_DIR),
    serveWeb: env.SERVE_WEB,
    demo,
    /** Strangers can reach a demo with public passwords: shown at the start and on the login page. */
    demoIsExposed: demo && !(isLoopback(env.HOST) && isLoopback(new URL(publicUrl).hostname)),
    corsOrigins: env.CORS_ORIGINS,
    jwtSecret: env.JWT_SECRET,
    loginErrors: env.LOGIN_ERRORS,
    adminSecondFactor: env.ADMIN_SECOND_FACTOR ?? (demo ? ('optional' as const) : ('required' as const)),
    trustedProxies: env.TRUSTED_PROXIES,
    publicUrl,
    publicOrigins: env.PUBLIC_ORIGINS ?? (env.PUBLIC_URL ? [] : namesOfThisMachine(env.HOST, env.PORT)),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? placeholders.mailFrom,
    inboundMail: inboundMailOf(env),
    contactEmail: env.CONTACT_EMAIL ?? placeholders.contactEmail,
    seller: {
      name: env.SELLER_NAME ?? placeholders.seller.name,
      taxId: env.SELLER_TAX_ID ?? placeholders.seller.taxId,
      address: env.SELLER_ADDRESS ?? placeholders.seller.address,
      city: env.SELLER_CITY ?? placeholders.seller.city,
      postalCode: env.SELLER_POSTAL_CODE ?? placeholders.seller.postalCode,
      state: null,
      country: 'ES',
      email: env.CONTACT_EMAIL ?? placeholders.contactEmail,
    },
    s3: s3Of(env),
    clamdUrl: env.CLAMD_URL,
    practiceRule: { degreeOlderThanYears: env.PROOF_OF_PRACTICE_AFTER_YEARS },
    metricsToken: env.METRICS_TOKEN ?? null,
    tracesTo: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: env.LOG_LEVEL,
  };
}

function refuseSecondProcess(env: Environment): void {
  if (env.DATABASE_URL !== undefined) return;
  const wanted = (env.WEB_PROCESSES ?? 1) > 1 ? 'WEB_PROCESSES' : env.PROCESS_ROLE === 'all' ? null : 'PROCESS_ROLE';
  if (wanted === null) return;
  throw new StartupError(
    `${wanted} needs a PostgreSQL server: the embedded database allows one process. Set DATABASE_URL, or leave ${wanted} out.`,
  );
}

/** The mailbox that takes answers to mails; null if they lead to the page alone. */
function inboundMailOf({ INBOUND_MAIL_URL: url, INBOUND_MAIL_ADDRESS: address }: Environment) {
  if (url === undefined && address === undefined) return null;
  if (url === undefined || address === undefined) {
    throw new StartupError('INBOUND_MAIL_URL and INBOUND_MAIL_ADDRESS need each other. Set both, or neither.');
  }
  return { url, address };
}

/** Two more addresses say something about the first one. */
function refuseAlone(env: Environment): void {
  if (env.DATABASE_URL !== undefined) return;
  if (env.DATABASE_DIRECT_URL !== undefined) {
    throw new StartupError(
      'DATABASE_DIRECT_URL is the way past a pooler that DATABASE_URL leads to. Set DATABASE_URL, or leave both out.',
    );
  }
  if (env.DATABASE_REPLICA_URL !== undefined) {
    throw new StartupError(
      'DATABASE_REPLICA_URL is a replica of the server that DATABASE_URL leads to. Set DATABASE_URL, or leave both out.',
    );
  }
}

/** The bucket for files; null if they are in DATA_DIR. */
function s3Of(env: Environment) {
  if (!env.S3_BUCKET) return null;
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new StartupError(
      'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it. Set them and start again.',
    );
  }
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

/** As in the start message: somebody who returns from paying needs the same origin to keep their session. */
const ownAddress = (host: string, port: number) =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/** A browser on this machine reaches a loopback address by either name, and keeps a session for each. */
const namesOfThisMachine = (host: string, port: number) =>
  isLoopback(host) ? [`http://localhost:${port}`, `http://127.0.0.1:${port}`] : [];

/** The payment gateway. */
function paymentsOf(env: Environment) {
  if (env.PAYMENT_GATEWAY === 'sandbox') return { gateway: 'sandbox' } as const;
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) {
    throw new StartupError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing. Both are in the Stripe dashboard.',
    );
  }
  return { gateway: 'stripe', secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET } as const;
}

/**
 * What a production server must set, and why. Each has a default that is right for a demo and wrong for real people:
 * mails that nobody gets, links to localhost, invoices of a company that does not exist.
 */
const neededInProduction = {
  DATABASE_URL: 'the embedded database is for a demo (DEMO=true) or a single office (DEMO=false)',
  JWT_SECRET: 'every process needs the same secret of at least 32 characters: openssl rand -base64 48',
  PUBLIC_URL: 'mails, payments and invitations link to it',
  SMTP_URL: 'without it nobody gets a mail, not even the code that opens an account',
  MAIL_FROM: 'the default sender does not exist',
  CONTACT_EMAIL: 'nobody reads the default address',
  SELLER_NAME: 'contracts and invoices name the company',
  SELLER_TAX_ID: 'contracts and invoices name the company',
  SELLER_ADDRESS: 'contracts and invoices name the company',
  SELLER_CITY: 'contracts and invoices name the company',
  SELLER_POSTAL_CODE: 'contracts and invoices name the company',
  PAYMENT_GATEWAY: 'the sandbox takes no money: set PAYMENT_GATEWAY=stripe with its keys',
} satisfies Partial<Record<keyof Environment, string>>;

/** Names every missing variable, one per line. DEMO=true may go without them. */
function refuseUnfinishedProduction(env: Environment, demo: boolean): void {
  const missing = (Object.keys(neededInProduction) as (keyof typeof neededInProduction)[]).filter((name) => {
    if (name === 'JWT_SECRET') return env.DATABASE_URL !== undefined && env.JWT_SECRET === undefined;
    if (demo) return false;
    if (name === 'DATABASE_URL') return env.DATABASE_URL === undefined && env.DEMO === undefined;
    return name === 'PAYMENT_GATEWAY' ? env.PAYMENT_GATEWAY === 'sandbox' : env[name] === undefined;
  });
  if (missing.length === 0) return;
  throw new StartupError(
    missing.map((name) => `${name} is missing in production: ${neededInProduction[name]}.`).join('\n'),
  );
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** `PORT=` in an env file means "not set". */
function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
