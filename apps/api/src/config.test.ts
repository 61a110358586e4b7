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

test('other origins are read from a list', () => {
  const { corsOrigins } = parseConfig({ CORS_ORIGINS: 'https://a.test, http://localhost:5173/' }, '/');
  expect(corsOrigins).toEqual(['https://a.test', 'http://localhost:5173']);
});

describe('a wrong variable', () => {
  const wrong: Record<keyof typeof environmentSchema.shape, string | null> = {
    NODE_ENV: 'prod',
    HOST: null,
    PORT: '65536',
    DATABASE_URL: 'mysql://root:hunter2@localhost/fonendo',
    DATABASE_POOL_SIZE: '1',
    DATA_DIR: null,
    SERVE_WEB: 'yes',
    DEMO: '1',
    CORS_ORIGINS: 'https://a.test/path',
    JWT_SECRET: 'hunter2',
    LOGIN_ERRORS: 'vague',
    TRUSTED_PROXIES: 'many',
    PUBLIC_URL: 'fonendo.test',
    SMTP_URL: 'https://user:hunter2@mail.test',
    MAIL_FROM: 'x',
    CONTACT_EMAIL: 'nobody',
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

  test('a production server on a database of its own needs a secret', () => {
    const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/fonendo' };
    expect(messageOf(environment)).toMatch(/^JWT_SECRET is missing\./);
  });
});
