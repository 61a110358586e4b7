import { getPath } from 'hono/utils/url';
import type { Fetch } from './server.ts';

/** One origin: what is under /api belongs to the API, so that an unknown path there is an error and not a page. */
export function createSite(api: { fetch: Fetch }, web: { fetch: Fetch }): { fetch: Fetch } {
  return {
    fetch(request, env) {
      const path = getPath(request);
      return path === '/api' || path.startsWith('/api/') ? api.fetch(request, env) : web.fetch(request, env);
    },
  };
}
