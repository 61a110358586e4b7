import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { StartupError } from '../startup-error.ts';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/**
 * The built web application. Files under /assets carry a hash in their name and never change;
 * everything else is asked for again, and every path that is not a file is the application itself.
 */
export function webFiles(folder: string): Hono {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new StartupError(`The web application is not built (${folder}). Run: npm run build`);
  }
  const web = new Hono();
  web.use(etag());
  web.use(
    '/assets/*',
    serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('cache-control', immutable) }),
  );
  web.all('/assets/*', (c) => c.text('Not found', 404));
  web.use(
    serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('cache-control', revalidate) }),
  );
  web.get(
    '*',
    serveStatic({
      path: join(folder, 'index.html'),
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', revalidate),
    }),
  );
  return web;
}
