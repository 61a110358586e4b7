import type { WapitiFinding } from './wapiti.ts';

/** Why a finding is none; null where it may be one. What can be looked at is looked at, each time. */
export async function whyFalse({ kind, path, info }: WapitiFinding, origin: string): Promise<string | null> {
  if (kind === 'Backup file') {
    const read = async (address: string) => (await fetch(`${origin}${address}`)).text();
    return (await read(path)) === (await read('/')) ? 'no such file: the application answers every other path' : null;
  }
  return headers[info] ?? null;
}

const headers: Record<string, string> = {
  // apps/api/src/http/server.test.ts expects it there.
  'Strict-Transport-Security is not set': 'sent in production, where TLS is; this is the demo on 127.0.0.1',
  'X-XSS-Protection is not set': 'obsolete: no browser reads it any more, the content security policy does its work',
};
