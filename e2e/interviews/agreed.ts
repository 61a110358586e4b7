import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { accounts, requestToken } from '../support/accounts.ts';
import { as, openAs } from '../support/candidacies.ts';
import type { Problems } from '../support/problems.ts';

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

/** A page of a candidate who is in Bogotá, beside that of the hospital; its problems count as well. */
export async function openInBogota(
  browser: Browser,
  baseURL: string | undefined,
  token: string,
  problems: Problems,
): Promise<Page> {
  const page = await openAs(browser, baseURL, token, { timezoneId: 'America/Bogota', locale: 'es-ES' });
  problems.watch(page.context(), new URL(baseURL ?? '').origin);
  return page;
}
