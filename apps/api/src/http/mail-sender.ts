import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf a request makes mails: the person signed in, or the administrator who acts as them. */
export type MailSender = { userId: string; counted: boolean };

const senders = new AsyncLocalStorage<MailSender>();

/** Every route that is not public runs in here, so that no use case has to pass the sender down, or could forget to. */
export const sendingMailsAs = <Result>(userId: string, run: () => Promise<Result>): Promise<Result> =>
  senders.run({ userId, counted: false }, run);

/** Null outside a request of somebody signed in: jobs, and public routes, which count by address. */
export const currentMailSender = (): MailSender | null => senders.getStore() ?? null;
