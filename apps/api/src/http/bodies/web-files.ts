import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { Logger } from 'pino';
import { StartupError } from '../../startup-error.ts';
import { errorResponse } from '../error-response.ts';
import type { RequestEnv } from '../request-context.ts';
import { acceptsEncoding, type Encoding } from './accept-encoding.ts';
import { hasEtag } from './etag.ts';
import { readPages } from './web-pages.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** The build writes compressed copies beside its files; the best one comes first. */
const compressed: readonly { encoding: Encoding; extension: string }[] = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/**
 * The built web application. Files under /assets carry a hash in their name and never change;
 * everything else is asked for again. Every path that is not a file is the application itself, with the status 404 where
 * the application has no such page: it shows the error page then.
 */
export function webFiles(folder: string, log: Logger): Hono<RequestEnv> {
  const application = join(folder, 'index.html');
  const pages = join(folder, 'pages.json');
  if (!existsSync(application) || !existsSync(pages)) {
    throw new StartupError(`The web application is not built (${folder}). Run: npm run build`);
  }
  const isPage = readPages(pages);
  const web = new Hono<RequestEnv>();
  web.onError(errorResponse(log));
  // Hono answers HEAD by GET, without the body.
  web.get('*', async (c) => {
    const isAsset = c.req.path.startsWith('/assets/');
    const accepted = c.req.header('accept-encoding');
    const named = insideFolder(folder, c.req.path);
    const own = named && (await findFile(named, accepted));
    const file = own ?? (isAsset ? null : await findFile(application, accepted));
    if (!file) return c.text('Not found', 404);
    const status = own || isPage(c.req.path) ? 200 : 404;
    const headers = {
      'cache-control': isAsset ? immutable : revalidate,
      etag: file.etag,
      vary: 'accept-encoding',
    };
    if (status === 200 && hasEtag(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers);
    const whole = {
      ...headers,
      'content-type': file.type,
      'content-length': String(file.size),
      ...(file.encoding && { 'content-encoding': file.encoding }),
    };
    return c.req.method === 'HEAD' ? c.body(null, status, whole) : c.body(await readFile(file.path), status, whole);
  });
  web.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return web;
}

type WebFile = { path: string; type: string; size: number; etag: string; encoding?: Encoding };

/** The file or its best compressed copy that the caller can read; null where there is no such file. */
async function findFile(path: string, accepted: string | undefined): Promise<WebFile | null> {
  const original = await stat(path).catch(() => null);
  if (!original?.isFile()) return null;
  const type = getMimeType(path) ?? 'application/octet-stream';
  for (const { encoding, extension } of compressed) {
    if (!acceptsEncoding(accepted, encoding)) continue;
    const copy = await stat(path + extension).catch(() => null);
    // A copy older than its file is left from an earlier build.
    if (copy && copy.mtimeMs >= original.mtimeMs) {
      return { path: path + extension, type, size: copy.size, etag: etagOf(copy, encoding), encoding };
    }
  }
  return { path, type, size: original.size, etag: etagOf(original, 'plain') };
}

const etagOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }, variant: string) =>
  `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}-${variant}"`;

/** The path on disk; null where the URL cannot be decoded or leads out of the folder. */
function insideFolder(folder: string, urlPath: string): string | null {
  try {
    const path = resolve(folder, `.${decodeURIComponent(urlPath)}`);
    return path.startsWith(folder + sep) && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}
