import { AsyncLocalStorage } from 'node:async_hooks';

/** The person on whose behalf a request sends mails: the one signed in, or the administrator who acts as them. */
export type MailSender = { userId: string; counted: boolean };

const senders = new AsyncLocalStorage<MailSender>();

/** Every route that is not public runs inside this, so no use case has to pass the sender down or can forget to. */
export const sendingMailsAs = <Result>(userId: string, run: () => Promise<Result>): Promise<Result> =>
  senders.run({ userId, counted: false }, run);

/** Null outside a signed-in request: in jobs, and in public routes, whose limits count by address. */
export const currentMailSender = (): MailSender | null => senders.getStore() ?? null;
