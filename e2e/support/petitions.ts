import type { APIRequestContext, Locator } from '@playwright/test';
import { accounts, requestToken } from './accounts.ts';
import { dayInSpain } from './days.ts';
import { smallPdf } from './pdf.ts';
import { expect } from './test.ts';

/** Demo doctors of these journeys; those who change are nobody else's. */
export const applicants = {
  journey: 'mateo.navarro54@demo.fonendo.test',
  phone: 'hugo.tapia46@demo.fonendo.test',
  /** Looked at only. */
  overdue: 'luciana.salazar9@demo.fonendo.test',
  conditional: 'mariana.escobar11@demo.fonendo.test',
  denied: 'sofia.zambrano19@demo.fonendo.test',
  sent: 'doctor.tramite@fonendo.test',
} as const;

type Slot = { kind: string; necessity: string; current: { id: string; status: string }[] };

type Petition = { id: string; status: string | null; documents: { items: Slot[] }; cv: { status: string } | null };

/** What an administrator does with a petition, through the API; the screens for it have a test of their own. */
export class Team {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  static async open(request: APIRequestContext): Promise<Team> {
    return new Team(request, await requestToken(request, accounts.admin));
  }

  private constructor(request: APIRequestContext, token: string) {
    this.#request = request;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async petitionOf(email: string): Promise<Petition> {
    const answer = await this.#request.get('/api/petitions', { headers: this.#headers, params: { search: email } });
    const { items } = (await answer.json()) as { items: { id: string; email: string }[] };
    const row = items.find((item) => item.email === email);
    expect(row, `${email} has a petition`).toBeDefined();
    return (await (
      await this.#request.get(`/api/petitions/${row?.id}`, { headers: this.#headers })
    ).json()) as Petition;
  }

  async judge(
    { id, status }: Slot['current'][number],
    verdict: 'approved' | 'rejected',
    reason?: string,
  ): Promise<void> {
    await this.#post(`/api/documents/${id}/verdict`, { verdict, from: status, ...(reason && { reason }) });
  }

  async approveEverything(email: string): Promise<void> {
    const { documents } = await this.petitionOf(email);
    const open = documents.items.flatMap(({ current }) => current).filter(({ status }) => status !== 'approved');
    for (const document of open) await this.judge(document, 'approved');
  }

  async reviewCv(petition: Petition): Promise<void> {
    if (petition.cv?.status !== 'reviewed') await this.#post(`/api/petitions/${petition.id}/cv-review`);
  }

  async returnCv({ id }: Petition, reason: string): Promise<void> {
    await this.#post(`/api/petitions/${id}/cv-return`, { reason });
  }

  async move(
    id: string,
    to: 'validate' | 'send-to-ministry' | 'requirements' | 'requirements/answer' | 'comments',
    data = {},
  ) {
    await this.#post(`/api/petitions/${id}/${to}`, data);
  }

  async termOf(id: string): Promise<{ registeredOn: string; deadline: string }> {
    const answer = await this.#request.get(`/api/petitions/${id}`, { headers: this.#headers });
    return ((await answer.json()) as { legalTerm: { registeredOn: string; deadline: string } }).legalTerm;
  }

  /** The names of the files that answer what the ministry asks for. */
  async answerOf(id: string): Promise<string[]> {
    const answer = await this.#request.get(`/api/petitions/${id}`, { headers: this.#headers });
    const { requirements } = (await answer.json()) as { requirements: { answer: { fileName: string }[] }[] };
    return requirements[0]?.answer.map(({ fileName }) => fileName) ?? [];
  }

  /** The ministry's letter, to what it asks for now. */
  async attachLetter(id: string): Promise<void> {
    const answer = await this.#request.get(`/api/petitions/${id}`, { headers: this.#headers });
    const { requirements } = (await answer.json()) as { requirements: { id: string }[] };
    await this.#upload(`/api/petitions/${id}/requirements/${requirements[0]?.id}/letter`, 'requerimiento.pdf');
  }

  async resolve(id: string, data: { kind: 'granted' | 'denied'; comment: string }): Promise<void> {
    await this.#upload(`/api/petitions/${id}/resolution-file`, 'resolucion.pdf');
    const notifiedOn = dayInSpain();
    await this.#post(`/api/petitions/${id}/resolve`, { ...data, channel: 'paper', notifiedOn });
  }

  async #upload(path: string, fileName: string): Promise<void> {
    const { name, buffer } = smallPdf(fileName);
    const file = await this.#request.post(path, {
      headers: { ...this.#headers, 'content-type': 'application/pdf', 'x-file-name': name },
      data: buffer,
    });
    expect(file.ok(), await file.text()).toBe(true);
  }

  async #post(path: string, data?: object): Promise<void> {
    const answer = await this.#request.post(path, { headers: this.#headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  }
}

/** In the dialog of an act of the ministry: delivered on paper, today. */
export async function fillNotified(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'En papel' }).check();
  await fillDay(dialog.getByRole('textbox', { name: /^Día de la entrega/ }), 0);
}

/** A day typed into a date field, whose calendar closes when it is left. */
export async function fillDay(field: Locator, days: number): Promise<void> {
  const [year, month, day] = dayInSpain(days).split('-');
  await field.fill(`${day}/${month}/${year}`);
  await field.press('Tab');
}

export const documentOf = ({ documents }: Petition, kind: string): Slot['current'][number] => {
  const document = documents.items.find((slot) => slot.kind === kind)?.current[0];
  if (!document) throw new Error(`no ${kind}`);
  return document;
};
