import { randomBytes } from 'node:crypto';
import { knownDeviceDays } from '@fonendo/domain/auth/second-factor';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { RequestEnv } from '../../../http/request-context.ts';
import type { Origin } from '../auth.context.ts';

const deviceCookie = 'fonendo_device';

export const requestOrigin = (c: Context<RequestEnv>): Origin => ({
  address: c.get('clientAddress'),
  userAgent: c.req.header('user-agent') ?? null,
  requestId: c.get('requestId'),
  deviceMark: getCookie(c, deviceCookie)?.match(/^[\w-]{43}$/)?.[0] ?? null,
});

/**
 * For somebody who is signing in: sets a cookie on their browser, so that the next sign-in is not reported as a new
 * device. The cookie gives no access.
 */
export function signInOrigin(c: Context<RequestEnv>, publicUrl: string): Origin {
  const origin = requestOrigin(c);
  const deviceMark = origin.deviceMark ?? randomBytes(32).toString('base64url');
  setCookie(c, deviceCookie, deviceMark, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api',
    secure: publicUrl.startsWith('https:'),
    maxAge: knownDeviceDays * 24 * 60 * 60,
  });
  return { ...origin, deviceMark };
}
