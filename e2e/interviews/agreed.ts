import type { APIRequestContext } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { as } from '../support/candidacies.ts';

export type AgreedInterview = {
  id: string;
  candidacyId: string;
  startsAt: string;
  location: string;
  allowedEvents: string[];
  interviewers: { name: string }[];
  candidate: { name: string; zone: string };
};

/** The demo's interviews with an agreed date, in the order in which it made them: each test takes one of its own. */
export async function listAgreed(request: APIRequestContext): Promise<AgreedInterview[]> {
  const token = await requestToken(request, accounts.hospital);
  const [from, to] = [0, 60].map((days) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString());
  const answer = await request.get(`/api/interviews?from=${from}&to=${to}`, as(token));
  const { items } = (await answer.json()) as {
    items: (Omit<AgreedInterview, 'startsAt'> & { startsAt: string | null })[];
  };
  return items
    .flatMap((item) => (item.startsAt && item.id.startsWith('01900000-') ? [{ ...item, startsAt: item.startsAt }] : []))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
