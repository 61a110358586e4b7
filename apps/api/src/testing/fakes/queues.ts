import type { QueuedMailRow, ServiceQueues } from '../../features/health/service/queues.port.ts';

/** A mail that was given up. No request changes it. */
export const queuedMail: QueuedMailRow = {
  id: '0198c5a0-0000-7000-8000-0000000000aa',
  to: 'nadie@fonendo.test',
  subject: 'Novedades',
  urgent: false,
  state: 'givenUp',
  createdAt: new Date('2026-03-10T08:00:00Z'),
  nextAt: null,
  attempts: 21,
  reason: 'the mail server is away',
};

/** Queues without pg-boss, which most tests do without: nothing runs, and one mail was given up. */
export const createTestQueues = (): ServiceQueues => ({
  readQueues: async () => [],
  readLastRuns: async () => [],
  readGivenUp: async () => [],
  nextRunOf: () => null,
  listMails: async () => ({ rows: [queuedMail], total: 1 }),
  lockMail: async (_tx, id) => (id === queuedMail.id ? queuedMail : null),
  hastenMail: async () => undefined,
  removeMail: async () => undefined,
});
