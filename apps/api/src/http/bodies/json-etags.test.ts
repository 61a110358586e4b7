import { describe, expect, test } from 'vitest';
import { openTestApi } from '../../testing/api.ts';
import { buildSignedIn } from '../../testing/sign-in.ts';

const testApi = await openTestApi();
const { request } = testApi;

const etagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? '';
const ifNoneMatch = (etag: string) => ({ headers: { 'if-none-match': etag } });

describe('an answer that somebody has already', () => {
  test('is named by its content and not sent again', async () => {
    const { jwt: token } = await buildSignedIn(testApi);
    const first = await request('GET', '/api/account', { token });
    expect(etagOf(first)).toMatch(/^W\/"[\w-]{20,}"$/);
    const second = await request('GET', '/api/account', { token, ...ifNoneMatch(etagOf(first)) });
    expect(second).toMatchObject({ status: 304, body: '' });
    expect(etagOf(second)).toBe(etagOf(first));
    expect(
      etagOf(
        await testApi.api.request('/api/account', { method: 'HEAD', headers: { authorization: `Bearer ${token}` } }),
      ),
    ).toBe(etagOf(first));
  });

  test('is sent once it has changed', async () => {
    const { jwt: token, user } = await buildSignedIn(testApi, { firstname: 'Ana' });
    const before = await request('GET', '/api/account', { token });
    const body = { firstname: 'Beatriz', lastname: user.lastname };
    expect((await request('PATCH', '/api/account', { token, body })).status).toBe(200);
    const after = await request('GET', '/api/account', { token, ...ifNoneMatch(etagOf(before)) });
    expect(after.status).toBe(200);
    expect(JSON.stringify(after.body)).toContain('Beatriz');
    expect(etagOf(after)).not.toBe(etagOf(before));
  });

  test('another person’s is no key to anything', async () => {
    const [ana, eva] = [await buildSignedIn(testApi), await buildSignedIn(testApi)];
    const hers = await request('GET', '/api/account', { token: ana.jwt });
    const own = await request('GET', '/api/account', { token: eva.jwt, ...ifNoneMatch(etagOf(hers)) });
    expect(own.status).toBe(200);
    expect(JSON.stringify(own.body)).toContain(eva.user.email);
    expect((await request('GET', '/api/account', ifNoneMatch(etagOf(hers)))).status).toBe(401);
  });

  test('has the same name when compressed, and is compressed where that pays', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const plain = await request('GET', '/api/openapi.json');
    const compressed = await testApi.api.request('/api/openapi.json', { headers: gzip });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(etagOf(compressed)).toBe(etagOf(plain));
    const again = await testApi.api.request('/api/openapi.json', {
      headers: { ...gzip, 'if-none-match': etagOf(compressed) },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-encoding')).toBeNull();
    expect(await again.text()).toBe('');
  });

  test('refusals and changes carry no such name', async () => {
    const { jwt: token } = await buildSignedIn(testApi);
    expect(etagOf(await request('GET', '/api/nada', { token }))).toBe('');
    expect(etagOf(await request('POST', '/api/auth/logout', { token }))).toBe('');
  });
});
