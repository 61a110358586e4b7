import { getPath } from 'hono/utils/url';
import type { Fetch } from './server.ts';

type Part = { fetch: Fetch };

/**
 * One origin: what is under /api belongs to the API, so that an unknown path there is an error and not a page; the public
 * pages say themselves which are theirs; everything else is the application.
 */
export function createSite(api: Part, web: Part, front: Part & { owns: (path: string) => boolean }): Part {
  return {
    fetch(request, env) {
      const path = getPath(request);
      if (path === '/api' || path.startsWith('/api/')) return api.fetch(request, env);
      return (front.owns(path) ? front : web).fetch(request, env);
    },
  };
}
