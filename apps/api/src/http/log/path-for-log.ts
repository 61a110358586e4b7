import type { DeclaredRoute } from '../access/access-check.ts';

/** Pages of the web whose path carries a secret, like the API route behind them. */
const secretPages = ['/verify/:code'];

/**
 * A path as it appears in the log. For routes that a secret opens, everything after the fixed part is left out. The
 * path alone decides, not the route that answers: with a wrong method, a trailing slash, a preflight or an unreadable
 * request the secret is in the path as well.
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
    // A path that cannot be decoded belongs to no route, but its readable part may contain a secret.
    return path.replaceAll(/%[0-7][0-9a-f]/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  }
}
