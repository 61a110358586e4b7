import { AsyncLocalStorage } from 'node:async_hooks';
import { createMiddleware } from 'hono/factory';
import type { RequestEnv } from './request-context.ts';

/** The address at which the request being answered was made; nothing in a job. */
const asked = new AsyncLocalStorage<string>();

/**
 * Remembers by which of the product's own addresses somebody came. A name that is not listed is nobody's: what a request
 * says of itself is never written into a link.
 */
export function rememberAddress(publicUrl: string, publicOrigins: readonly string[]) {
  const listed = [publicUrl, ...publicOrigins];
  const byOrigin = new Map(listed.map((address) => [new URL(address).origin, address]));
  const byHost = new Map(listed.toReversed().map((address) => [new URL(address).host, address]));
  return createMiddleware<RequestEnv>(async (c, next) => {
    const origin = byOrigin.get(c.req.header('origin') ?? '');
    const host = byHost.get(c.req.header('host')?.toLowerCase() ?? '');
    await asked.run(origin ?? host ?? publicUrl, next);
  });
}

/** Where somebody is led back to: the address they came by, else the main one. */
export const addressAsked = (publicUrl: string): string => asked.getStore() ?? publicUrl;
