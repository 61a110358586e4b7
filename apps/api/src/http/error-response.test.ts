import { errorCodes } from '@fonendo/contract/shared/errors.schema';
import { apiErrors as english } from '@fonendo/messages/en/shared/api-errors';
import { apiErrors as spanish } from '@fonendo/messages/es/shared/api-errors';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { requestTo } from '../testing/api.ts';
import { createTestLog } from '../testing/log.ts';
import { ApiError } from './api-error.ts';
import { errorResponse } from './error-response.ts';
import type { RequestEnv } from './request-context.ts';

const failWith = (error: Error) => {
  const app = new Hono<RequestEnv>().get('/', () => {
    throw error;
  });
  const { log, lines } = createTestLog();
  app.onError(errorResponse(log));
  return { request: requestTo(app), lines };
};

test('every code of the closed list has a sentence in both languages, and no sentence is left over', () => {
  const codes = errorCodes.toSorted();
  expect(Object.keys(spanish).toSorted()).toEqual(codes);
  expect(Object.keys(english).toSorted()).toEqual(codes);
  for (const code of codes) {
    expect(spanish[code]).toMatch(/\S/);
    expect(english[code]).toMatch(/\S/);
    expect(spanish[code], code).not.toBe(english[code]);
  }
});

test.each(errorCodes)('%s is answered in the one shape', async (code) => {
  const error = new ApiError(code);
  const { status, body } = await failWith(error).request('GET', '/', { locale: 'en' });
  expect(status).toBe(error.status);
  expect(body).toEqual({ code, message: english[code] });
});

test.each([
  ['refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['cut', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['shutting down', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['full', Object.assign(new Error('sorry, too many clients already'), { code: '53300' })],
  ['cut without a code', new Error('Connection terminated unexpectedly')],
  ['busy', new Error('timeout exceeded when trying to connect')],
  ['away under a failed query', new Error('Failed query', { cause: Object.assign(new Error(), { code: 'EPIPE' }) })],
  ['on a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' })],
])('a database or disk that is %s makes the service unavailable', async (_name, error) => {
  const { request, lines } = failWith(error);
  expect(await request('GET', '/')).toMatchObject({ status: 503, body: { code: 'ServiceUnavailable' } });
  expect(lines()).toHaveLength(1);
});

test('a refusal is no defect: nothing is logged', async () => {
  const { request, lines } = failWith(new ApiError('Conflict'));
  expect((await request('GET', '/')).status).toBe(409);
  expect(lines()).toEqual([]);
});

test('how long to wait is told where waiting helps', async () => {
  const { request } = failWith(new ApiError('TooManyRequests', { retryAfterSeconds: 30 }));
  expect((await request('GET', '/')).headers.get('retry-after')).toBe('30');
});
