import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { replyLimits } from '@fonendo/domain/conversations/mailed-replies';
import type { Logger } from 'pino';
import { createApi, createWorkerApi } from './api.ts';
import type { Config } from './config.ts';
import { createDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { keepMonths } from './db/months/keep-months.ts';
import { openPool, openReplicaOf } from './db/pool.ts';
import { createReadingPool } from './db/replica/reading-pool.ts';
import { applyRetention } from './features/account/apply-retention.ts';
import { unsubscribeUrl } from './features/account/unsubscribe/unsubscribe-token.ts';
import { createPasswordHasher } from './features/auth/password/password-hasher.ts';
import { createReadLiveSession } from './features/auth/sessions/live-session.repository.ts';
import { createLiveSessions } from './features/auth/sessions/live-sessions.ts';
import { mayLeave, noteRefusal, senderOf } from './features/bounces/mail-gate.ts';
import { takeReport } from './features/bounces/take-report.ts';
import { mailMessages } from './features/conversations/mail-messages.ts';
import { takeReply } from './features/conversations/replies/take-reply.ts';
import { findDoctorProfile } from './features/doctors/doctor-profile.ts';
import { remindOfRequests } from './features/document-requests/remind-of-requests.ts';
import { createStoreCheck } from './features/documents/claim-file-store.ts';
import { sweepOrphanFiles } from './features/documents/sweep-orphan-files.ts';
import { readFrontFiles } from './features/front/frame/front-files.ts';
import { createFront, isFrontPath } from './features/front/front-site.ts';
import { delayChecks } from './features/health/delays.ts';
import { gatherSamples } from './features/health/metrics/gather-samples.ts';
import { createProcessMeasure } from './features/health/metrics/measure-process.ts';
import { readMetrics } from './features/health/metrics/read-metrics.ts';
import { createServiceQueues } from './features/health/service/queues.repository.ts';
import { remindOfInterviews } from './features/interviews/remind-of-interviews.ts';
import { createLiveStanding } from './features/notifications/live-standing.ts';
import { sendDigests } from './features/notifications/mails/send-digests.ts';
import { sendGatheredMails } from './features/notifications/mails/send-gathered-mails.ts';
import { isTold } from './features/notifications/withdraw-notice.repository.ts';
import { mailNewOffers } from './features/offers/saved-searches/saved-search-mails.ts';
import { deleteUnusedWords } from './features/offers/search/words.ts';
import { drawInvoiceById } from './features/payments/read-payment.ts';
import { recordInvoice } from './features/payments/registry/record-invoice.ts';
import { reconcilePayments } from './features/payments/settlement/reconcile-payments.ts';
import { refundPayment } from './features/payments/settlement/refund-payment.ts';
import { remindOfExpiry } from './features/petitions/papers/remind-of-expiry.ts';
import { remindOfTerms } from './features/petitions/procedure/remind-of-terms.ts';
import { declaredRoutes } from './http/access/access-check.ts';
import { webFiles } from './http/bodies/web-files.ts';
import { pathForLog } from './http/log/path-for-log.ts';
import { createRequestCounts } from './http/request-counts.ts';
import { deriveKeys } from './http/secret-keys.ts';
import type { Fetch, ObservedRequest } from './http/server.ts';
import { createSite } from './http/site.ts';
import { createClamdCheck, createClamdScanner } from './integrations/antivirus/clamd.virus-scanner.ts';
import { openFileStore } from './integrations/files/open-file-store.ts';
import { createDatabaseMailbox } from './integrations/mail/database.mailbox.ts';
import type { ReadAttachment } from './integrations/mail/mail.port.ts';
import type { createSmtpTransports } from './integrations/mail/smtp.mail-transport.ts';
import { createSandboxDelivery, createSandboxGateway } from './integrations/payments/sandbox.payment-gateway.ts';
import { createStripeGateway } from './integrations/payments/stripe.payment-gateway.ts';
import { createWorkerPdfInspector } from './integrations/pdf-inspection/worker.pdf-inspector.ts';
import type { Traces } from './integrations/traces/traces.port.ts';
import { startJobs, stopJobs } from './jobs/jobs.ts';
import { startMailJob } from './jobs/mail.job.ts';
import type { Jobs } from './jobs/queue.ts';
import { createRefundQueue, startRefundJob } from './jobs/refund.job.ts';
import { startSandboxWebhookJob } from './jobs/sandbox-webhook.job.ts';
import { startScheduledJobs } from './jobs/scheduled.jobs.ts';
import { createPictureDrawer } from './pdf/picture/worker.draw-picture.ts';
import { plainSheet } from './pdf/plain-sheet.ts';
import { createSheetDrawer } from './pdf/worker.draw-sheet.ts';
import { loadSecret } from './secret.ts';
import { productVersion } from './source-folder.ts';

/** `endStreams` is called before waiting for open requests, because streams do not end by themselves. */
export type App = {
  fetch: Fetch;
  pathForLog: (path: string) => string;
  /** Counts the answers. */
  observe: (request: ObservedRequest) => void;
  traces: Traces | null;
  endStreams: () => Promise<void>;
  close: () => Promise<void>;
};

/** Far longer than a database statement may take, because it includes receiving the body: 5 MB from a phone. */
const requestTimeoutMs = 60_000;

/** The composition root: the only place that chooses and constructs adapters. */
export async function createApp(config: Config, log: Logger, webFolder: string | null): Promise<App> {
  const web = webFolder ? webFiles(webFolder, log) : null;
  // Closed in reverse order: at the end, or at once if a later step of the start fails.
  await using opened = new AsyncDisposableStack();
  const traces = config.tracesTo ? await openTraces(config.tracesTo, config.role) : null;
  if (traces) opened.defer(traces.close);
  const { pool, direct, listen, close: closePool } = await openPool(config);
  opened.defer(closePool);
  pool.on('error', (error) => log.error({ err: error }, 'idle database connection lost'));
  const embedded = config.databaseUrl === undefined;
  if (direct !== pool) direct.on('error', (error) => log.error({ err: error }, 'idle database connection lost'));
  await migrate(direct);
  const db = createDatabase(pool);
  const passwords = createPasswordHasher();
  const files = openFileStore(config);
  const { drawSheet, close: closeDrawer } = createSheetDrawer();
  opened.defer(closeDrawer);
  // On the same disk as the folder store, so that a file is moved there without copying.
  const uploadFolder = join(config.dataDir, 'uploads');
  const now = () => new Date();
  // Checked before anything is written to it.
  const store = createStoreCheck({ db, files, now, log });
  await store.checkAtStart();
  // Never on a server unless requested: there `npm run seed` does it.
  if (config.demo && !config.databaseUrl) {
    // Loaded only where it is used, as everything heavy that most installations do without.
    const { seedDemoData } = await import('./db/demo/demo-data.ts');
    const { demoPapers } = await import('./features/demo/papers/demo-papers.ts');
    const hashPassword = passwords.hash;
    await seedDemoData({
      ...{ db, files, hashPassword },
      drawPdf: (title, text) => drawSheet(plainSheet(title, text), { person: null }),
      papers: demoPapers((sheet) => drawSheet(sheet, { person: null })),
      ...{ profileOf: findDoctorProfile, recordInvoice, seller: config.seller, now: new Date() },
    });
  }
  const mailbox = createDatabaseMailbox(db, now);
  const readAttachment: ReadAttachment = async (source, locale) => {
    if ('invoice' in source) return drawInvoiceById({ db, drawSheet }, source.invoice, locale);
    return 'text' in source ? Buffer.from(source.text) : buffer(await files.openRead(source.file));
  };
  const secret = loadSecret(config);
  const unsubscribe = unsubscribeUrl(config.publicUrl, deriveKeys(secret).unsubscribe);
  const bounces = config.inboundMail && {
    address: config.inboundMail.address,
    key: deriveKeys(secret)['bounce-address'],
  };
  const envelopeSender = bounces ? { envelopeSender: senderOf({ db, now }, bounces) } : {};
  const smtp = config.smtpUrl
    ? await openSmtp(config.smtpUrl, config.mailFrom, {
        ...{ readAttachment, unsubscribeUrl: unsubscribe, ...envelopeSender },
      })
    : null;
  // Opened before the jobs, and so closed after them: running jobs may still send.
  if (smtp) opened.defer(smtp.close);
  const jobs = await startJobs(direct, embedded, log, { works: config.role !== 'web', traces });
  opened.defer(() => stopJobs(jobs));
  const sendMail = await startMailJob(jobs, smtp ?? { urgent: mailbox, others: mailbox }, {
    isTold: (id) => isTold(db, id),
    mayLeave: (mail) => mayLeave({ db }, mail),
    noteRefusal: (mail, refusal) => noteRefusal({ db, now }, mail, refusal),
  });
  const { gateway, sandbox } = await openGateway(config, jobs, { db, now, secret });
  const requestRefund = await createRefundQueue(jobs);
  /** What the use cases need, whether a request or a job calls them; each takes its part. */
  const context = {
    db,
    now,
    log,
    files,
    uploadFolder,
    sendMail,
    publicUrl: config.publicUrl,
    publicOrigins: config.publicOrigins,
    contactEmail: config.contactEmail,
    seller: config.seller,
    sendsInvoiceRecords: config.sendsInvoiceRecords,
    gateway,
    requestRefund,
    inspectPdf: createWorkerPdfInspector(),
    scanForViruses: config.clamdUrl ? createClamdScanner(config.clamdUrl) : null,
  };
  const replies = config.inboundMail && {
    address: config.inboundMail.address,
    key: deriveKeys(secret)['reply-address'],
  };
  await startRefundJob(jobs, (paymentId) => refundPayment(context, paymentId));
  await startScheduledJobs(jobs, {
    retention: () => applyRetention(context),
    'orphan-files': () => sweepOrphanFiles(context),
    'audit-months': () => keepMonths(context),
    'saved-searches': async () => {
      await deleteUnusedWords(context);
      await mailNewOffers(context);
    },
    'daily-digest': () => sendDigests(context),
    'expiry-reminders': () => remindOfExpiry(context),
    'term-reminders': () => remindOfTerms(context),
    'request-reminders': () => remindOfRequests(context),
    'interview-reminders': () => remindOfInterviews(context),
    'gathered-mails': () => sendGatheredMails(context),
    'message-mails': () => mailMessages({ ...context, replies }),
    'inbound-mails': async () => {
      if (!config.inboundMail || !replies || !bounces) return;
      const inbound = await openInboundMailbox(config.inboundMail.url, log);
      await inbound.readEach(
        async (mail) => (await takeReport({ ...context, bounces }, mail)) ?? takeReply({ ...context, replies }, mail),
      );
    },
    'reconcile-payments': () => reconcilePayments(context),
  });
  const liveSessions = createLiveSessions({ read: createReadLiveSession(db, config.adminSecondFactor), listen });
  opened.defer(() => liveSessions.close());
  await liveSessions.open();
  // Jobs, sessions and streams know the primary alone; requests read from the replica what http/replica names.
  const replica = config.role === 'jobs' ? null : openReplicaOf(config, pool, log);
  if (replica) {
    opened.defer(replica.close);
    liveSessions.watch(replica.catchUpFor);
  }
  const liveStanding = createLiveStanding({
    ...{ db, now, listen, watchAccess: liveSessions.watch, readPosition: replica?.readPosition },
  });
  opened.defer(() => liveStanding.close());
  const showMailbox = config.demo && config.environment !== 'production' && !smtp;

  const health = {
    needed: { database: () => pool.query('select 1'), storage: store.check },
    wanted: {
      ...delayChecks({ db, now }),
      ...(replica && { replica: replica.check }),
      ...(config.clamdUrl && { antivirus: createClamdCheck(config.clamdUrl) }),
    },
  };
  const checks = { ...health.needed, ...health.wanted };
  const requests = createRequestCounts();
  const measure = createProcessMeasure({ requests, jobFailures: jobs.failures, pool, replica });
  const gather = gatherSamples(config.role, measure);

  const metrics = { token: config.metricsToken, read: () => readMetrics({ db, embedded, gather, checks }) };
  if (config.role === 'jobs') {
    const worker = createWorkerApi({ log, health, metrics });
    const running = opened.move();
    return {
      fetch: worker.fetch,
      pathForLog: pathForLog(declaredRoutes(worker)),
      observe: requests.observe,
      traces,
      endStreams: () => liveStanding.close(),
      close: () => running.disposeAsync(),
    };
  }
  const api = createApi({
    ...context,
    db: replica ? createDatabase(createReadingPool(pool, replica)) : db,
    replica,
    secret,
    passwords,
    loginErrors: config.loginErrors,
    adminSecondFactor: config.adminSecondFactor,
    trustedProxies: config.trustedProxies,
    drawSheet,
    practiceRule: config.practiceRule,
    sandbox,
    mailbox: showMailbox ? mailbox : null,
    corsOrigins: config.corsOrigins,
    demo: config.demo,
    demoIsExposed: config.demoIsExposed,
    health,
    metrics,
    queues: createServiceQueues(jobs, db),
    installation: { database: embedded ? 'embedded' : 'server', storage: config.s3 ? 'bucket' : 'folder' },
    requestTimeoutMs,
    liveSessions,
    liveStanding,
  });

  const { drawPicture, close: closePictures } = createPictureDrawer();
  opened.defer(closePictures);
  const front =
    webFolder && createFront({ ...context, drawPicture, files: readFrontFiles(webFolder), requestTimeoutMs });
  const { fetch } = web && front ? createSite(api, web, { fetch: front.fetch, owns: isFrontPath }) : api;
  const running = opened.move();
  return {
    fetch,
    pathForLog: pathForLog(declaredRoutes(api)),
    observe: requests.observe,
    traces,
    endStreams: () => liveStanding.close(),
    close: () => running.disposeAsync(),
  };
}

async function openTraces(endpoint: string, role: string): Promise<Traces> {
  const { createOtlpTraces } = await import('./integrations/traces/otlp.traces.ts');
  return createOtlpTraces({ endpoint, role, version: productVersion() });
}

async function openSmtp(url: string, from: string, outside: Parameters<typeof createSmtpTransports>[2]) {
  const loaded = await import('./integrations/mail/smtp.mail-transport.ts');
  return loaded.createSmtpTransports(url, from, outside);
}

async function openInboundMailbox(url: string, log: Logger) {
  const { createImapMailbox } = await import('./integrations/mail/imap.inbound-mailbox.ts');
  return createImapMailbox({ url, maxBytes: replyLimits.bytes, log });
}

type GatewayParts = { db: Database; now: () => Date; secret: string };

async function openGateway(config: Config, jobs: Jobs, { db, now, secret }: GatewayParts) {
  if (config.payments.gateway === 'stripe') {
    const { secretKey, webhookSecret } = config.payments;
    return { gateway: createStripeGateway({ secretKey, webhookSecret, now }), sandbox: null };
  }
  const key = deriveKeys(secret)['sandbox-gateway'];
  // The sandbox stands for another company, but its messages come from this process: sent directly to its own port.
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const webhookUrl = `http://${host.includes(':') ? `[${host}]` : host}:${config.port}/api/payments/webhooks/sandbox`;
  const sendMessage = await startSandboxWebhookJob(jobs, createSandboxDelivery(key, now, webhookUrl));
  const gateway = createSandboxGateway({ db, now, key, sendMessage });
  return { gateway, sandbox: gateway };
}
