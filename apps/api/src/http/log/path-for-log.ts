import type { DeclaredRoute } from '../access/access-check.ts';

/** Pages of the web whose address carries a secret beyond its query, as their API does. */
const secretPages = ['/verify/:code'];

/**
 * How a path stands in the log. Of routes that a secret opens, whatever follows the fixed part is left out. The path
 * alone decides, not the route that answers: a wrong method, a slash at the end, a preflight or a request that nobody
 * can read carries the secret as well.
 */
export function pathForLog(routes: readonly Pick<DeclaredRoute, 'path' | 'reach'>[]): (path: string) => string {
  const secret = routes.filter(({ path, reach }) => reach === 'secret' && path.includes(':'));
  const shown = new Map<string, string>();
  for (const path of [...secretPages, ...secret.map((route) => `/api${route.path}`)]) {
    const [fixed = ''] = path.split(':', 1);
    shown.set(fixed, path.replace(/(:\w+).*$/, '$1'));
  }
  const places = [...shown.keys()].map((fixed) => fixed.split('/').filter(Boolean).map(RegExp.escape).join('/+'));
  const place = new RegExp(`/(?:${places.join('|')})/`, 'i');
  return (path) => {
    const found = place.exec(path.includes('%') ? decoded(path) : path);
    if (!found) return path;
    return shown.get(found[0].toLowerCase().replaceAll(/\/+/g, '/')) ?? '/:secret';
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Whatever cannot be decoded belongs to no route; its readable part still may.
    return path.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  }
}
