import { errorCodes } from '@fonendo/contract/shared/errors.schema';
import { describe, expect, test } from 'vitest';
import { openTestApi } from '../../../testing/api.ts';
import { declaredRoutes } from '../../access/access-check.ts';

const { api, request } = await openTestApi();
const page = String((await request('GET', '/api/docs')).body);

describe('openapi.json', () => {
  test('names every route once, under the address it is served at', async () => {
    const { status, body } = await request('GET', '/api/openapi.json');
    expect(status).toBe(200);
    const document = body as { servers: { url: string }[]; paths: Record<string, Record<string, unknown>> };
    const described = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = declaredRoutes(api).map(
      ({ method, path }) => `${method} /api${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.toSorted()).toEqual(declared.toSorted());
    expect(document.servers).toEqual([{ url: '/' }]);
  });
});

describe('the page', () => {
  test('shows every route with its group, in the table of contents as well', () => {
    for (const { method, path } of declaredRoutes(api)) {
      const shown = path.replaceAll(/:(\w+)/g, '{$1}');
      expect(page).toContain(`<code>/api${shown}</code>`);
      const id = `${method.toLowerCase()}-api${shown.replaceAll(/\W+/g, '-').replace(/-$/, '')}`;
      expect(page.split(`id="${id}"`)).toHaveLength(2);
      expect(page).toContain(`href="#${id}"`);
    }
  });

  test('has each id once, and an aim for each of its links', () => {
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    const labels = [...page.matchAll(/\saria-labelledby="([^"]*)"/g)].map(([, id]) => id);
    const aims = [...page.matchAll(/\shref="#([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(new Set([...labels, ...aims]).difference(new Set(ids))).toEqual(new Set());
  });

  test('says who has access, what to send and what comes back', () => {
    const article = /<article[^>]*id="post-api-auth-login"[\s\S]*?<\/article>/.exec(page)?.[0] ?? '';
    expect(article).toMatch(/Access<\/span>\s*Anyone/);
    expect(article).toMatch(/<code>password<\/code>[\s\S]*?1 to 128 characters/);
    expect(article).toContain('<code>ValidationFailed</code>');
    expect(article).toMatch(/200<\/span>[\s\S]*?<code>jwt<\/code>/);
  });

  test('says whose things a call touches, and what a hospital’s people need for it', () => {
    const article = /<article[^>]*id="put-api-offers-managed-id"[\s\S]*?<\/article>/.exec(page)?.[0] ?? '';
    expect(article).toContain('Members of hospital, recruiter');
    expect(article).toContain('a hospital’s people with the right writeOffers; one’s own alone');
  });

  test('lists the errors', () => {
    for (const code of errorCodes) expect(page).toContain(`<code>${code}</code>`);
  });

  test('needs nothing that the policy forbids or that comes from elsewhere', () => {
    expect(page).not.toMatch(/<script|style=|\son\w+=|javascript:/i);
    expect([...page.matchAll(/(?:src|href)="(https?:)?\/\//g)]).toEqual([]);
  });

  test('has its look in one style sheet', async () => {
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const { status, headers, body } = await request('GET', href);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/css/);
    expect(body).toContain('prefers-color-scheme: dark');
  });
});
