import { resolve } from 'node:path';
import { defaultPracticeRule } from '@fonendo/domain/document-requirements';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

/** What a variable must be, for the person who set it wrongly; its value may be a secret and is never repeated. */
const variable = <Schema extends z.ZodType>(mustBe: string, schema: Schema): Schema => schema.describe(mustBe);

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

export const environmentSchema = z.object({
  NODE_ENV: variable(
    'development, production or test',
    z.enum(['development', 'production', 'test']).default('development'),
  ),
  /** Loopback unless asked otherwise: the demo accounts have a public password. */
  HOST: variable('a host name or address', z.string().min(1).default('127.0.0.1')),
  PORT: variable('a whole number from 0 to 65535', wholeNumber(0, 65535).default(3000)),
  /** A PostgreSQL server; without it the embedded database keeps its files in DATA_DIR. */
  DATABASE_URL: variable(
    'an address like postgres://user:password@host:5432/database',
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ),
  DATABASE_POOL_SIZE: variable('a whole number from 2 to 200', wholeNumber(2, 200).default(10)),
  DATA_DIR: variable('a folder', z.string().min(1).default('.data')),
  /** Off where something else serves the web application: the development server, a CDN. */
  SERVE_WEB: variable('true or false', flag.default(true)),
  /** Demo data and demo accounts on the login page. On by default for the embedded database only. */
  DEMO: variable('true or false', flag.optional()),
  /** Other origins that may call the API from a browser, separated by commas. */
  CORS_ORIGINS: variable(
    'origins like https://app.example.com, separated by commas and without a path',
    z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim().replace(/\/$/, ''))
          .filter(Boolean),
      )
      .pipe(z.array(z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url))),
  ),
  /** Signs tokens and keys hashes. Without it one is generated into DATA_DIR; a production server must set it. */
  JWT_SECRET: variable('at least 32 characters', z.string().min(32).optional()),
  /** `uniform` gives one answer to every failed sign-in, for installations that must hide who has an account. */
  LOGIN_ERRORS: variable('distinct or uniform', z.enum(['distinct', 'uniform']).default('distinct')),
  /** How many proxies of our own stand in front and write X-Forwarded-For. */
  TRUSTED_PROXIES: variable('a whole number from 0 to 10', wholeNumber(0, 10).default(0)),
  /** The address people open the product at, without a slash at the end: mails link to it. */
  PUBLIC_URL: variable(
    'an address like https://fonendo.example.com',
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  /** smtp:// or smtps:// with user and password. Without it mails stay in a local mailbox. */
  SMTP_URL: variable('an address like smtps://user:password@host:465', z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: variable(
    'a sender like Fonendo <no-reply@example.com>',
    z.string().min(3).default('Fonendo <no-reply@fonendo.test>'),
  ),
  /** Who reads what the contact form brings. */
  CONTACT_EMAIL: variable('an email address', z.email().default('hola@fonendo.test')),
  /** Who offers the services: contracts and invoices name them. */
  SELLER_NAME: variable('the registered name of the company', z.string().min(1).default('Fonendo Salud, S.L.')),
  SELLER_TAX_ID: variable('the tax number of the company', z.string().min(1).default('B64717838')),
  SELLER_ADDRESS: variable('street and number', z.string().min(1).default('Calle de la Salud, 12')),
  SELLER_CITY: variable('a city', z.string().min(1).default('Madrid')),
  SELLER_POSTAL_CODE: variable(
    'a Spanish postal code',
    z
      .string()
      .regex(/^\d{5}$/)
      .default('28013'),
  ),
  /** `sandbox` takes no money and has a page of its own; outside the demo a production server needs a real one. */
  PAYMENT_GATEWAY: variable('sandbox or stripe', z.enum(['sandbox', 'stripe']).default('sandbox')),
  STRIPE_SECRET_KEY: variable(
    'a key that begins with sk_ or rk_',
    z
      .string()
      .regex(/^[sr]k_/)
      .optional(),
  ),
  STRIPE_WEBHOOK_SECRET: variable('a secret that begins with whsec_', z.string().startsWith('whsec_').optional()),
  /** A bucket for the files; without it they lie in DATA_DIR. Needs region and keys beside it. */
  S3_BUCKET: variable('the name of a bucket', z.string().min(3).optional()),
  /** For stores of other makers; without it, Amazon's own of the region. */
  S3_ENDPOINT: variable('an address like https://s3.example.com', z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: variable('a region like eu-west-1', z.string().min(1).default('eu-west-1')),
  S3_ACCESS_KEY_ID: variable('the id of an access key', z.string().min(1).optional()),
  S3_SECRET_ACCESS_KEY: variable('the secret of the access key', z.string().min(1).optional()),
  /** ClamAV's daemon. Where it is set, no file is kept that it has not looked at. */
  CLAMD_URL: variable(
    'an address like tcp://127.0.0.1:3310',
    z
      .string()
      .regex(/^tcp:\/\/[^/:]+:\d+$/)
      .optional(),
  ),
  /** From which age of the degree on proof of practice is asked for: the platform's rule, not the law's. */
  PROOF_OF_PRACTICE_AFTER_YEARS: variable(
    'a whole number from 0 to 60',
    wholeNumber(0, 60).default(defaultPracticeRule.degreeOlderThanYears),
  ),
  LOG_LEVEL: variable(
    'trace, debug, info, warn, error or silent',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
});

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
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.JWT_SECRET) {
    throw new StartupError(
      'JWT_SECRET is missing. In production every process needs the same secret of at least 32 characters: openssl rand -base64 48',
    );
  }
  const demo = env.DEMO ?? env.DATABASE_URL === undefined;
  return {
    payments: paymentsOf(env, demo),
    environment: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDir: resolve(root, env.DATA_DIR),
    serveWeb: env.SERVE_WEB,
    demo,
    corsOrigins: env.CORS_ORIGINS,
    jwtSecret: env.JWT_SECRET,
    loginErrors: env.LOGIN_ERRORS,
    trustedProxies: env.TRUSTED_PROXIES,
    publicUrl: env.PUBLIC_URL ?? ownAddress(env.HOST, env.PORT),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    contactEmail: env.CONTACT_EMAIL,
    seller: {
      name: env.SELLER_NAME,
      taxId: env.SELLER_TAX_ID,
      address: env.SELLER_ADDRESS,
      city: env.SELLER_CITY,
      postalCode: env.SELLER_POSTAL_CODE,
      state: null,
      country: 'ES',
      email: env.CONTACT_EMAIL,
    },
    s3: s3Of(env),
    clamdUrl: env.CLAMD_URL,
    practiceRule: { degreeOlderThanYears: env.PROOF_OF_PRACTICE_AFTER_YEARS },
    logLevel: env.LOG_LEVEL,
  };
}

/** Where files go instead of a folder; null where they stay in DATA_DIR. */
function s3Of(env: z.infer<typeof environmentSchema>) {
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

/** As the start message names it: whoever comes back from paying has to meet the same origin, and their session. */
const ownAddress = (host: string, port: number) =>
  `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

/** Who takes the money. Nobody in production should pay into a sandbox without knowing. */
function paymentsOf(env: z.infer<typeof environmentSchema>, demo: boolean) {
  if (env.PAYMENT_GATEWAY === 'sandbox') {
    if (env.NODE_ENV === 'production' && !demo) {
      throw new StartupError(
        'PAYMENT_GATEWAY is missing. The sandbox takes no money: set PAYMENT_GATEWAY=stripe with its keys, or DEMO=true.',
      );
    }
    return { gateway: 'sandbox' } as const;
  }
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) {
    throw new StartupError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing. Both are in the Stripe dashboard.',
    );
  }
  return { gateway: 'stripe', secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET } as const;
}

/** `PORT=` in an env file means "not set". */
function withoutEmpty(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
