import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

type Entry = { id: string; to: string; subject: string };

/** The code of the newest mail to somebody that has one; mails are jobs, so it may take a moment to arrive. */
export async function readVerificationCode(request: APIRequestContext, email: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const { items } = (await (await request.get('/api/dev/mailbox')).json()) as { items: Entry[] };
    const found = items.filter(({ to }) => to === email).map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0]);
    code = found.find((digits) => digits !== undefined) ?? '';
    expect(code, `a code in the mailbox of ${email}`).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

/** The path of the link in the newest mail to somebody about something: where it leads, whatever the host. */
export async function readMailLink(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  const { pathname, search } = await readMailAddress(request, email, subject);
  return pathname + search;
}

/** The whole address of that link. */
export async function readMailAddress(request: APIRequestContext, email: string, subject: RegExp): Promise<URL> {
  let link = '';
  await expect(async () => {
    const { items } = (await (await request.get('/api/dev/mailbox')).json()) as { items: Entry[] };
    const entry = items.find((candidate) => candidate.to === email && subject.test(candidate.subject));
    expect(entry, `a mail about ${subject} to ${email}`).toBeDefined();
    const { text } = (await (await request.get(`/api/dev/mailbox/${entry?.id}`)).json()) as { text: string };
    link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
    expect(link, `a link in the mail about ${subject} to ${email}`).not.toBe('');
  }).toPass();
  return new URL(link);
}
