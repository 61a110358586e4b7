import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older message could be a replayed one. */
const toleranceMs = 5 * 60_000;

/** `t=<seconds>,v1=<hex>`: the time is part of what is signed, so that an old message cannot be made new. */
export function signWebhook(key: Buffer, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`;
}

export function isSignedWebhook(key: Buffer, body: string, signature: string | null, now: Date): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  if (!match) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now.getTime() - seconds * 1000) > toleranceMs) return false;
  return timingSafeEqual(digest(key, seconds, body), Buffer.from(match[2] ?? '', 'hex'));
}

const digest = (key: Buffer, seconds: number, body: string) =>
  createHmac('sha256', key).update(`${seconds}.${body}`).digest();
