import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { accounts, requestToken } from './accounts.ts';
import { signInWith } from './registration.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

export const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** What a hospital's lists say about a candidacy. */
export type Candidacy = {
  id: string;
  status: string;
  stepName: string | null;
  person: { id: string; firstname: string; lastname: string } | null;
  offer: { id: string; name: string };
  next: { key: string };
};

/** The demo hospital's candidacies with these filters of its list, in the order in which the demo made them. */
export async function listCandidacies(request: APIRequestContext, query: string): Promise<Candidacy[]> {
  const token = await requestToken(request, accounts.recruiter);
  const answer = await request.get(`/api/selection/candidates?limit=100&${query}`, as(token));
  const { items } = (await answer.json()) as { items: Candidacy[] };
  return items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** The first of them that is as the test wants it; the demo may change, so that tests name no ids. */
export async function findCandidacy(
  request: APIRequestContext,
  query: string,
  isWanted: (candidacy: Candidacy) => boolean = () => true,
): Promise<Candidacy & { person: NonNullable<Candidacy['person']> }> {
  const found = (await listCandidacies(request, query)).find((one) => one.person && isWanted(one));
  if (!found?.person) throw new Error(`the demo hospital has no such candidacy: ${query}`);
  return { ...found, person: found.person };
}

/** With whose account somebody signs in; only administrators read it. */
export async function emailOf(request: APIRequestContext, userId: string): Promise<string> {
  const token = await requestToken(request, accounts.admin);
  const answer = await request.get(`/api/users/${userId}`, as(token));
  return ((await answer.json()) as { email: string }).email;
}

/** One's candidacies at the demo hospital that have not ended, in the order of one's own list. */
export async function ownCandidacies(request: APIRequestContext, doctor: string): Promise<string[]> {
  const mine = await request.get('/api/candidacies/mine?limit=100&status=applied,inProcess,accepted', as(doctor));
  const { items } = (await mine.json()) as { items: { id: string; hospital: { name: string } }[] };
  const here = items.filter(({ hospital }) => hospital.name === 'Hospital Universitario La Ribera Demo');
  if (here.length === 0) throw new Error('the doctor has no candidacy at the demo hospital');
  return here.map(({ id }) => id);
}

/** A demo doctor applies to an offer, unless an earlier run of the test already let them. */
export async function applyAs(request: APIRequestContext, email: string, offer: string): Promise<void> {
  const answer = await request.post(`/api/offers/${offer}/candidacies`, as(await requestToken(request, email)));
  if (!answer.ok() && answer.status() !== 409) throw new Error(`${email} cannot apply: ${await answer.text()}`);
}

/** Starts the first step of somebody who has only applied. */
export async function beginAs(request: APIRequestContext, staff: string, id: string): Promise<void> {
  const data = { from: { status: 'applied', step: null }, to: { step: 0 } };
  const answer = await request.post(`/api/selection/candidacies/${id}/move`, { ...as(staff), data });
  if (!answer.ok()) throw new Error(`the first step cannot be started: ${await answer.text()}`);
}

/** A page of their own for somebody, beside that of the test. */
export async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  token: string,
  device: object,
): Promise<Page> {
  const context = await browser.newContext({ ...device, ...(baseURL && { baseURL }) });
  await signInWith(context, baseURL, token);
  return context.newPage();
}
