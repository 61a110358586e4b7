import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { environmentSchema, parseConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

const messageOf = (environment: Record<string, string>): string => {
  try {
    parseConfig(environment, '/srv/fonendo');
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
  return '';
};

test('nothing has to be set', () => {
  expect(parseConfig({}, '/srv/fonendo')).toMatchObject({
    environment: 'development',
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    dataDir: '/srv/fonendo/.data',
    demo: true,
    corsOrigins: [],
    logLevel: 'info',
  });
});

test('an empty variable counts as not set', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '' }, '/')).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('a server database has no demo data unless asked', () => {
  const databaseUrl = { DATABASE_URL: 'postgres://localhost/fonendo' };
  expect(parseConfig(databaseUrl, '/').demo).toBe(false);
  expect(parseConfig({ ...databaseUrl, DEMO: 'true' }, '/').demo).toBe(true);
});

test('a server database has a process for each core, the embedded one has one', () => {
  const databaseUrl = { DATABASE_URL: 'postgres://localhost/fonendo' };
  expect(parseConfig({}, '/')).toMatchObject({ webProcesses: 1, role: 'all' });
  expect(parseConfig(databaseUrl, '/')).toMatchObject({ webProcesses: availableParallelism(), role: 'all' });
  expect(parseConfig({ ...databaseUrl, WEB_PROCESSES: '3' }, '/').webProcesses).toBe(3);
  expect(parseConfig({ WEB_PROCESSES: '1' }, '/').webProcesses).toBe(1);
});

test('the embedded database refuses a second process', () => {
  expect(messageOf({ WEB_PROCESSES: '2' })).toBe(
    'WEB_PROCESSES needs a PostgreSQL server: the embedded database allows one process. Set DATABASE_URL, or leave WEB_PROCESSES out.',
  );
  expect(messageOf({ PROCESS_ROLE: 'jobs' })).toMatch(/^PROCESS_ROLE needs a PostgreSQL server/);
});

test('other origins are read from a list', () => {
  const { corsOrigins } = parseConfig({ CORS_ORIGINS: 'https://a.test, http://localhost:5173/' }, '/');
  expect(corsOrigins).toEqual(['https://a.test', 'http://localhost:5173']);
});

test('other addresses of the product are a list; without an address of its own, both names of this machine', () => {
  const listed = { PUBLIC_URL: 'https://a.test', PUBLIC_ORIGINS: 'https://www.a.test, https://b.test/' };
  expect(parseConfig(listed, '/').publicOrigins).toEqual(['https://www.a.test', 'https://b.test']);
  expect(parseConfig({ PUBLIC_URL: 'https://a.test' }, '/').publicOrigins).toEqual([]);
  expect(parseConfig({ PORT: '3000' }, '/').publicOrigins).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
  expect(parseConfig({ HOST: '0.0.0.0' }, '/').publicOrigins).toEqual([]);
});

test('administrators need a second factor, except in the demo, unless told otherwise', () => {
  const demo = { DEMO: 'true' };
  expect(parseConfig({ DEMO: 'false' }, '/').adminSecondFactor).toBe('required');
  expect(parseConfig(demo, '/').adminSecondFactor).toBe('optional');
  expect(parseConfig({ ...demo, ADMIN_SECOND_FACTOR: 'required' }, '/').adminSecondFactor).toBe('required');
  expect(parseConfig({ DEMO: 'false', ADMIN_SECOND_FACTOR: 'optional' }, '/').adminSecondFactor).toBe('optional');
});

describe('a wrong variable', () => {
  const wrong: Record<keyof typeof environmentSchema.shape, string | null> = {
    NODE_ENV: 'prod',
    HOST: null,
    PORT: '65536',
    DATABASE_DIRECT_URL: 'postgres',
    DATABASE_REPLICA_URL: 'replica:5432',
    DATABASE_URL: 'mysql://root:hunter2@localhost/fonendo',
    DATABASE_POOL_SIZE: '1',
    WEB_PROCESSES: '0',
    WORKER_PORT: '-1',
    PROCESS_ROLE: 'worker',
    DATA_DIR: null,
    SERVE_WEB: 'yes',
    DEMO: '1',
    CORS_ORIGINS: 'https://a.test/path',
    JWT_SECRET: 'hunter2',
    LOGIN_ERRORS: 'vague',
    ADMIN_SECOND_FACTOR: 'sometimes',
    TRUSTED_PROXIES: 'many',
    PUBLIC_URL: 'fonendo.test',
    PUBLIC_ORIGINS: 'https://a.test, b.test',
    SMTP_URL: 'https://user:hunter2@mail.test',
    MAIL_FROM: 'x',
    INBOUND_MAIL_URL: 'https://user:hunter2@mail.test',
    INBOUND_MAIL_ADDRESS: 'respuestas+mas@mail.test',
    CONTACT_EMAIL: 'nobody',
    SELLER_NAME: null,
    SELLER_TAX_ID: 'ES-A58818501',
    SELLER_ADDRESS: null,
    SELLER_CITY: null,
    SELLER_POSTAL_CODE: '2801',
    PAYMENT_GATEWAY: 'paypal',
    VERIFACTU_SENDING: 'sometimes',
    STRIPE_SECRET_KEY: 'hunter2',
    STRIPE_WEBHOOK_SECRET: 'hunter2',
    S3_BUCKET: 'x',
    S3_ENDPOINT: 's3.test',
    S3_REGION: null,
    S3_ACCESS_KEY_ID: null,
    S3_SECRET_ACCESS_KEY: null,
    CLAMD_URL: 'http://127.0.0.1:3310',
    PROOF_OF_PRACTICE_AFTER_YEARS: 'six',
    METRICS_TOKEN: 'hunter2',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector',
    LOG_LEVEL: 'loud',
  };

  // Every text is a host or a folder as far as this side can tell.
  const cases = Object.entries(wrong).filter((entry): entry is [keyof typeof wrong, string] => entry[1] !== null);

  test.each(cases)('%s is named on one line, with what it must be and without its value', (name, value) => {
    const message = messageOf({ [name]: value });
    expect(message).toBe(`${name} must be ${environmentSchema.shape[name].description}. Correct it and start again.`);
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain('undefined');
  });

  test('several are named on a line each', () => {
    const lines = messageOf({ PORT: 'x', DEMO: 'x' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DEMO']);
  });

  test('the mailbox for answers needs its address, and the address its mailbox', () => {
    const both = { INBOUND_MAIL_URL: 'imaps://user:hunter2@mail.test', INBOUND_MAIL_ADDRESS: 'Respuestas@mail.test' };
    expect(parseConfig(both, '/srv').inboundMail).toEqual({
      url: 'imaps://user:hunter2@mail.test',
      address: 'respuestas@mail.test',
    });
    for (const name of Object.keys(both) as (keyof typeof both)[]) {
      expect(messageOf({ [name]: both[name] })).toBe(
        'INBOUND_MAIL_URL and INBOUND_MAIL_ADDRESS need each other. Set both, or neither.',
      );
    }
    expect(parseConfig({}, '/srv').inboundMail).toBeNull();
  });

  test('a bucket needs its keys', () => {
    expect(messageOf({ S3_BUCKET: 'fonendo' })).toMatch(/^S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
    expect(parseConfig({ S3_BUCKET: 'fonendo', ...keys }, '/').s3).toMatchObject({
      bucket: 'fonendo',
      region: 'eu-west-1',
    });
    expect(parseConfig({}, '/').s3).toBeNull();
  });
});

/** A server for real people, with everything that it needs. */
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/fonendo',
  JWT_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://fonendo.hospital.test',
  SMTP_URL: 'smtps://user:hunter2@mail.hospital.test',
  MAIL_FROM: 'Hospital <no-reply@hospital.test>',
  CONTACT_EMAIL: 'personal@hospital.test',
  SELLER_NAME: 'Salud Ejemplo, S.A.',
  SELLER_TAX_ID: 'A58818501',
  SELLER_ADDRESS: 'Calle Mayor, 1',
  SELLER_CITY: 'Madrid',
  SELLER_POSTAL_CODE: '28001',
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_hunter2',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
};

/** The first word of each line: the variables that a refusal names. */
const namedBy = (environment: Record<string, string>) =>
  messageOf(environment)
    .split('\n')
    .map((line) => line.split(' ')[0]);

describe('in production', () => {
  test('a server that has everything starts, and is no demo', () => {
    expect(parseConfig(production, '/')).toMatchObject({ demo: false, demoIsExposed: false });
  });

  const needed = Object.keys(production).filter((name) => name !== 'NODE_ENV' && !name.startsWith('STRIPE_'));

  test.each(needed)('it does not start without %s, and says which is missing', (name) => {
    expect(namedBy({ ...production, [name]: '' })).toEqual([name]);
  });

  test('all that is missing is named at once, a line each, and a demo is nobody by accident', () => {
    expect(namedBy({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toEqual(
      needed.filter((name) => name !== 'JWT_SECRET'),
    );
    expect(namedBy({ NODE_ENV: 'production', DATABASE_URL: production.DATABASE_URL })).toEqual(
      needed.filter((name) => name !== 'DATABASE_URL'),
    );
  });

  test('a demo has to be asked for, and still needs a secret on a server', () => {
    expect(parseConfig({ NODE_ENV: 'production', DEMO: 'true' }, '/').demo).toBe(true);
    const { NODE_ENV, DATABASE_URL } = production;
    expect(namedBy({ NODE_ENV, DATABASE_URL, DEMO: 'true' })).toEqual(['JWT_SECRET']);
  });

  test('a single office may use the embedded database, if it says so', () => {
    expect(parseConfig({ ...production, DATABASE_URL: '', JWT_SECRET: '', DEMO: 'false' }, '/')).toMatchObject({
      demo: false,
      databaseUrl: undefined,
    });
  });
});

describe('a demo that strangers can reach', () => {
  test.each([
    [{}, false],
    [{ HOST: '::1' }, false],
    [{ HOST: 'localhost' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.20' }, true],
    [{ PUBLIC_URL: 'https://demo.hospital.test' }, true],
    [{ HOST: '0.0.0.0', DEMO: 'false' }, false],
  ])('%j: %s', (environment, exposed) => {
    expect(parseConfig(environment, '/').demoIsExposed).toBe(exposed);
  });
});

describe('who takes the money', () => {
  test('the sandbox unless told otherwise', () => {
    expect(parseConfig({}, '/').payments).toEqual({ gateway: 'sandbox' });
  });

  test('Stripe needs both its keys', () => {
    expect(parseConfig(production, '/').payments).toEqual({
      gateway: 'stripe',
      secretKey: 'sk_live_hunter2',
      webhookSecret: 'whsec_hunter2',
    });
    const message = messageOf({ ...production, STRIPE_WEBHOOK_SECRET: '' });
    expect(message).toMatch(/^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are missing\./);
    expect(message).not.toContain('hunter2');
  });
});
