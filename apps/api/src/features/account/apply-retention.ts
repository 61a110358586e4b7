import {
  auditRetentionMonths,
  candidacyRetentionMonths,
  contractRetentionYears,
  doctorNoteRetentionMonths,
  invoiceRetentionYears,
  retentionDays,
} from '@fonendo/domain/account/retention';
import { replyLimits } from '@fonendo/domain/conversations/mailed-replies';
import { madridDate } from '@fonendo/domain/shared/calendar-date';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Due, RetentionStep } from '../../db/retention.ts';
import type { FileStore } from '../../integrations/files/file-store.port.ts';
import { secondFactorSteps } from '../auth/auth.public.ts';
import { candidacyStep } from '../candidacies/candidacies.public.ts';
import { contractStep } from '../contracts/contracts.public.ts';
import { replySteps } from '../conversations/conversations.public.ts';
import { doctorNoteStep } from '../doctors/doctors.public.ts';
import { notificationStep } from '../notifications/notifications.public.ts';
import { paymentSteps } from '../payments/payments.public.ts';
import { petitionFilesStep } from '../petitions/petitions.public.ts';
import {
  auditStep,
  expiredSteps,
  invitationSteps,
  letterSteps,
  sessionsStep,
  unverifiedUsersStep,
} from './retention.repository.ts';
import { addUpTallies } from './tallies.repository.ts';

type Context = { db: Database; files: FileStore; now: () => Date };
type Logged = Context & { log: Pick<Logger, 'info' | 'error'> };

/** Small enough for every batch to end long before the statement timeout. */
const batchSize = 500;

/** Per step and night; the rest is deleted the next night. */
const mostBatches = 2000;

/** Deletes what the law requires and what the product no longer needs (packages/domain/src/account/retention.ts). */
export function retentionSteps({ db, files, now }: Context): RetentionStep[] {
  const instant = now();
  const daysAgo = (days: number) => new Date(instant.getTime() - days * 24 * 60 * 60 * 1000);
  const {
    endedSession,
    unverifiedAccount,
    expiredInvitation,
    demoMail,
    contactMessage,
    interest,
    notification,
    gatewayMessage,
    unpaidPayment,
  } = retentionDays;
  return [
    ...expiredSteps(db, instant),
    ...secondFactorSteps(db, instant),
    sessionsStep(db, daysAgo(endedSession), `${endedSession} days after their end`),
    unverifiedUsersStep(db, daysAgo(unverifiedAccount), `${unverifiedAccount} days`),
    ...invitationSteps(db, daysAgo(expiredInvitation), `${expiredInvitation} days after they expired`),
    ...letterSteps(db, {
      mailBefore: daysAgo(demoMail),
      messagesBefore: daysAgo(contactMessage),
      interestsBefore: daysAgo(interest),
    }),
    ...replySteps(db, { now: instant, mailsBefore: daysAgo(2 * replyLimits.days) }),
    notificationStep(db, daysAgo(notification), `${notification} days`),
    ...paymentSteps(db, {
      messagesBefore: daysAgo(gatewayMessage),
      unpaidBefore: daysAgo(unpaidPayment),
      invoicesBefore: Temporal.PlainDate.from(madridDate(instant))
        .subtract({ years: invoiceRetentionYears })
        .toString(),
      refundsBefore: before(instant, { years: invoiceRetentionYears }),
    }),
    candidacyStep(
      ...([db, files, before(instant, { months: candidacyRetentionMonths })] as const),
      `${candidacyRetentionMonths} months after their end`,
    ),
    doctorNoteStep(
      ...([db, before(instant, { months: doctorNoteRetentionMonths })] as const),
      `${doctorNoteRetentionMonths} months after they were last touched`,
    ),
    petitionFilesStep({ db, files, now }),
    contractStep(db, files, contractRetentionYears),
    auditStep(db, auditRetentionMonths),
  ];
}

const before = (instant: Date, time: { months?: number; years?: number }): Date =>
  new Date(instant.toTemporalInstant().toZonedDateTimeISO('Europe/Madrid').subtract(time).epochMilliseconds);

/**
 * Deletes what is past its time, and sums up tallies. Runs every night; running it twice changes nothing, and an
 * interrupted run is continued by the next. A step that fails is logged and the others go on; the run as a whole has
 * then failed and is repeated.
 */
export async function applyRetention(context: Logged, steps = retentionSteps(context)): Promise<void> {
  const { db, log } = context;
  const failed: unknown[] = [];
  for (const step of [...steps, talliesStep(db)]) {
    const { rows, left, error } = await runStep(step);
    if (error === undefined) {
      if (rows > 0 || left) log.info({ step: step.name, rows, left }, 'retention');
      continue;
    }
    failed.push(error);
    log.error({ step: step.name, rows, err: error }, 'retention');
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} of ${steps.length} retention steps failed`);
}

/** Deletes nothing: sums up what triggers counted during the day. */
const talliesStep = (db: Database): Pick<RetentionStep, 'name' | 'run'> => ({
  name: 'tallies',
  run: async () => {
    await addUpTallies(db);
    return 0;
  },
});

/** Batch by batch, each in its own transaction: a failure does not undo earlier batches. */
async function runStep(step: Pick<RetentionStep, 'run'>): Promise<{ rows: number; left: boolean; error?: unknown }> {
  let rows = 0;
  try {
    for (let batch = 0; batch < mostBatches; batch += 1) {
      const dealtWith = await step.run(batchSize);
      if (dealtWith === 0) return { rows, left: false };
      rows += dealtWith;
    }
    return { rows, left: true };
  } catch (error) {
    return { rows, left: true, error };
  }
}

/** What would be deleted now, by rule, without changing anything and without naming anybody. */
export async function previewRetention(context: Context): Promise<({ name: string; rule: string } & Due)[]> {
  const steps = retentionSteps(context);
  return context.db.transaction(
    async (tx) => {
      const found: ({ name: string; rule: string } & Due)[] = [];
      for (const { name, rule, due } of steps) found.push({ name, rule, ...(await due(tx)) });
      return found;
    },
    // In a read-only transaction the database refuses any change.
    { accessMode: 'read only' },
  );
}
