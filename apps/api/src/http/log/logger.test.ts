import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createTestLog } from '../../testing/log.ts';

test('what could open an account is struck out', () => {
  const { log, text, lines } = createTestLog();
  log.info({
    password: 'SECRET',
    user: { passwordHash: 'SECRET', email: 'a@fonendo.test' },
    request: { headers: { authorization: 'SECRET', cookie: 'SECRET' } },
    tokens: { jwt: 'SECRET', refreshToken: 'SECRET' },
  });
  expect(text()).not.toContain('SECRET');
  expect(lines()[0]).toMatchObject({ user: { passwordHash: '[redacted]', email: 'a@fonendo.test' } });
});

test('a failed query is logged without its values', () => {
  const { log, text, lines } = createTestLog();
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(SECRET@fonendo.test) already exists.',
  });
  const sql = 'insert into users (email, password_hash) values ($1, $2)';
  const error = new DrizzleQueryError(sql, ['SECRET@fonendo.test', 'SECRET'], cause);
  log.error({ err: error }, 'request failed');
  log.error({ err: { ...error, message: error.message, stack: error.stack } }, 'a copy of it');
  expect(text()).not.toContain('SECRET');
  expect(lines()[0]).toMatchObject({
    msg: 'request failed',
    err: {
      message: `Failed query: ${sql}`,
      cause: { code: '23505', message: expect.stringContaining('users_email_key') },
    },
  });
});

test('a value that PostgreSQL cannot read is not repeated', () => {
  const { log, text, lines } = createTestLog();
  const error = Object.assign(new Error('invalid input syntax for type uuid: "SECRET "quoted" SECRET"'), {
    code: '22P02',
  });
  log.error({ err: error });
  log.error(error);
  log.error(error, 'with words');
  expect(text()).not.toContain('SECRET');
  expect(lines()[0]).toMatchObject({ err: { message: 'invalid input syntax for type uuid: "…"', code: '22P02' } });
});

test('an error keeps its kind, its place and its causes', () => {
  const { log, lines } = createTestLog();
  log.error({ err: new TypeError('outer', { cause: new Error('inner', { cause: 'text' }) }) });
  expect(lines()[0]).toMatchObject({
    err: {
      type: 'TypeError',
      message: 'outer',
      stack: expect.stringMatching(/^ {4}at .*logger\.test\.ts/),
      cause: { message: 'inner', cause: { type: 'string', message: 'text' } },
    },
  });
});

test('a copy of an error is described like the error', () => {
  const { log, lines } = createTestLog();
  const error = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  log.error({ err: { ...error, message: error.message, stack: error.stack, queue: 'mail' } });
  expect(lines()[0]).toMatchObject({ err: { message: 'connect', code: 'ECONNREFUSED', stack: expect.any(String) } });
});
