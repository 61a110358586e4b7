import type { AdminSecondFactor } from '@fonendo/domain/auth/second-factor';
import type { PracticeRule } from '@fonendo/domain/documents/requirements';
import type { BillingParty } from '@fonendo/domain/payments/pricing';
import { OpenAPIHono } from '@hono/zod-openapi';
import { timeout } from 'hono/timeout';
import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { unsubscribeRoutes } from './features/account/unsubscribe/unsubscribe.routes.ts';
import { administratorsRoutes } from './features/administrators/administrators.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { isSessionShutOut, limitMails } from './features/auth/auth.public.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import type { PasswordHasher } from './features/auth/password/password-hasher.ts';
import { registrationStepsRoutes } from './features/auth/registration-steps/registration-steps.routes.ts';
import type { LiveSessions } from './features/auth/sessions/live-sessions.ts';
import { callsRoutes } from './features/candidacies/calls/calls.routes.ts';
import { candidaciesRoutes } from './features/candidacies/candidacies.routes.ts';
import { contactsRoutes } from './features/candidacies/contacts/contacts.routes.ts';
import { candidacyFilesRoutes } from './features/candidacies/files/files.routes.ts';
import { firstDayRoutes } from './features/candidacies/first-day/first-day.routes.ts';
import { candidacyNotesRoutes } from './features/candidacies/notes/notes.routes.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { contractsRoutes } from './features/contracts/contracts.routes.ts';
import { conversationsRoutes } from './features/conversations/conversations.routes.ts';
import { quickAnswersRoutes } from './features/conversations/quick-answers/quick-answers.routes.ts';
import { reportsRoutes } from './features/conversations/reports/reports.routes.ts';
import { cvRoutes } from './features/cv/cv.routes.ts';
import { dashboardsRoutes } from './features/dashboards/dashboards.routes.ts';
import { mailboxRoutes } from './features/demo/mailbox/mailbox.routes.ts';
import { sandboxGatewayRoutes } from './features/demo/sandbox-gateway/sandbox-gateway.routes.ts';
import { directoryRoutes } from './features/doctors/directory/directory.routes.ts';
import { doctorsRoutes } from './features/doctors/doctors.routes.ts';
import { doctorNotesRoutes } from './features/doctors/notes/notes.routes.ts';
import { documentRequestsRoutes } from './features/document-requests/document-requests.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { type HealthParts, healthRoutes } from './features/health/health.routes.ts';
import { type MetricsDoor, metricsRoutes } from './features/health/metrics/metrics.routes.ts';
import type { ServiceContext } from './features/health/service/service.context.ts';
import { serviceRoutes } from './features/health/service/service.routes.ts';
import { hospitalsRoutes } from './features/hospitals/hospitals.routes.ts';
import { hospitalsAdminRoutes } from './features/hospitals/hospitals-admin.routes.ts';
import { hospitalReviewsRoutes } from './features/hospitals/review/reviews.routes.ts';
import { calendarFeedRoutes } from './features/interviews/calendar-feed/calendar-feed.routes.ts';
import { interviewsRoutes } from './features/interviews/interviews.routes.ts';
import { linkToAddressAsked } from './features/notifications/link-mails.ts';
import type { LiveStanding } from './features/notifications/live-standing.ts';
import { notificationsRoutes } from './features/notifications/notifications.routes.ts';
import { offersRoutes } from './features/offers/offers.routes.ts';
import { recommendationsRoutes } from './features/offers/recommend/recommendations.routes.ts';
import { savedSearchesRoutes } from './features/offers/saved-searches/saved-searches.routes.ts';
import { offerSearchRoutes } from './features/offers/search/search.routes.ts';
import type { PaymentsContext } from './features/payments/payments.context.ts';
import { paymentsRoutes } from './features/payments/payments.routes.ts';
import { registryRoutes } from './features/payments/registry/registry.routes.ts';
import { notifyOfUpload } from './features/petitions/notify-of-upload.ts';
import { petitionsRoutes } from './features/petitions/petitions.routes.ts';
import { processesRoutes } from './features/processes/processes.routes.ts';
import { invitationsRoutes } from './features/profiles/invitations.routes.ts';
import { profilesRoutes } from './features/profiles/profiles.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { selectionListsRoutes } from './features/selection/lists/lists.routes.ts';
import { remainingRoutes } from './features/selection/remaining/remaining.routes.ts';
import { selectionRoutes } from './features/selection/selection.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { assertEveryRouteDeclaresAccess } from './http/access/access-check.ts';
import { createAccessTokens } from './http/access/access-token.ts';
import { authentication } from './http/access/authentication.ts';
import { rememberAddress } from './http/asked-address.ts';
import { compression } from './http/bodies/compression.ts';
import { jsonEtags } from './http/bodies/json-etags.ts';
import { clientAddress } from './http/client-address.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { errorResponse, notFoundResponse } from './http/error-response.ts';
import { referenceRoutes } from './http/openapi/reference/reference.routes.ts';
import { pagesRoutes } from './http/pages/pages.routes.ts';
import { type ReadReplica, readFromReplica } from './http/replica/read-from-replica.ts';
import { type RequestEnv, requestContext } from './http/request-context.ts';
import { deriveKeys } from './http/secret-keys.ts';
import type { ScanForViruses } from './integrations/antivirus/virus-scanner.port.ts';
import type { FileStore } from './integrations/files/file-store.port.ts';
import type { Mailbox, SendMail } from './integrations/mail/mail.port.ts';
import type { PaymentGateway } from './integrations/payments/payment-gateway.port.ts';
import type { SandboxCheckouts } from './integrations/payments/sandbox-checkouts.port.ts';
import type { InspectPdf } from './integrations/pdf-inspection/pdf-inspector.port.ts';
import type { DrawSheet } from './pdf/draw-sheet.port.ts';

export type ApiDependencies = {
  db: Database;
  /** The clock; a test moves it by hand. */
  now: () => Date;
  log: Logger;
  /** Used to sign tokens and as key of hashes. */
  secret: string;
  passwords: PasswordHasher;
  loginErrors: 'distinct' | 'uniform';
  /** Whether administrators must sign in with more than a password. */
  adminSecondFactor: AdminSecondFactor;
  trustedProxies: number;
  files: FileStore;
  /** Where uploads are stored until they are checked. */
  uploadFolder: string;
  inspectPdf: InspectPdf;
  drawSheet: DrawSheet;
  /** Null if the installation has no antivirus. */
  scanForViruses: ScanForViruses | null;
  practiceRule: PracticeRule;
  sendMail: SendMail;
  /** The address of the product, for links in mails. */
  publicUrl: string;
  /** Other addresses of the product: links lead to the one that somebody came by. */
  publicOrigins: readonly string[];
  /** Receives the messages of the contact form. */
  contactEmail: string;
  /** The seller named in contracts and invoices. */
  seller: BillingParty;
  /** Whether records of invoices are sent to the tax agency. */
  sendsInvoiceRecords: boolean;
  gateway: PaymentGateway;
  requestRefund: PaymentsContext['requestRefund'];
  /** The pages of the sandbox gateway; null with a real one. */
  sandbox: SandboxCheckouts | null;
  /** The mails of the demo; null outside it. */
  mailbox: Mailbox | null;
  corsOrigins: readonly string[];
  /** What must answer, and what should. */
  health: HealthParts;
  metrics: MetricsDoor;
  /** Jobs and mails as administrators see them. */
  queues: ServiceContext['queues'];
  installation: ServiceContext['installation'];
  requestTimeoutMs: number;
  demo: boolean;
  demoIsExposed: boolean;
  /** Knows whose the sessions are. */
  liveSessions: LiveSessions;
  /** Keeps open pages informed of their notifications. */
  liveStanding: LiveStanding;
  /** Answers some reads; `db` goes there by itself for these. */
  replica?: ReadReplica | null;
};

/** What a process for the jobs alone answers: whether it lives, what is away, and its numbers. */
export function createWorkerApi({ log, health, metrics }: Pick<ApiDependencies, 'log' | 'health' | 'metrics'>) {
  const api = new OpenAPIHono<RequestEnv>().basePath('/api');
  api.onError(errorResponse(log));
  api.notFound(notFoundResponse);
  return api.route('/', healthRoutes(health)).route('/', metricsRoutes(metrics));
}

/** The whole API over ports: every adapter comes in from outside, so tests can call it without a socket. */
export function createApi(dependencies: ApiDependencies) {
  const { publicUrl, publicOrigins } = dependencies;
  const deps = { ...dependencies, sendMail: linkToAddressAsked(limitMails(dependencies), publicUrl) };
  const api = new OpenAPIHono<RequestEnv>().basePath('/api');
  api.onError(errorResponse(deps.log));
  api.notFound(notFoundResponse);
  // Registered before all middleware: liveness checks are frequent and need none of it.
  const base = api.route('/', healthRoutes(deps.health)).route('/', metricsRoutes(deps.metrics));

  api.use(requestContext);
  api.use(rememberAddress(publicUrl, publicOrigins));
  if (deps.corsOrigins.length > 0) api.use(allowOrigins(deps.corsOrigins));
  api.use(compression);
  api.use(jsonEtags);
  api.use(timeout(deps.requestTimeoutMs));
  const keys = deriveKeys(deps.secret);
  const tokens = createAccessTokens(keys['access-token']);
  api.use(clientAddress(deps.trustedProxies, deps.log));
  api.use(
    authentication({
      ...{ tokens, sessions: deps.liveSessions, now: deps.now },
      isShutOut: (session, now) => isSessionShutOut(deps.db, session, now),
    }),
  );
  if (deps.replica) api.use(readFromReplica(deps.replica, deps.liveSessions));

  const routes = base
    .route('/', settingsRoutes(deps))
    .route('/', authRoutes({ ...deps, keys, tokens }))
    .route('/', accountRoutes({ ...deps, keys, tokens }))
    .route('/', unsubscribeRoutes({ ...deps, keys }))
    .route('/', documentsRoutes({ ...deps, onDocumentUploaded: notifyOfUpload(deps) }))
    .route('/', cvRoutes(deps))
    .route('/', contactRoutes(deps))
    .route('/', contractsRoutes(deps))
    .route('/', registrationStepsRoutes(deps))
    .route('/', doctorsRoutes(deps))
    .route('/', directoryRoutes(deps))
    .route('/', doctorNotesRoutes(deps))
    .route('/', hospitalsRoutes(deps))
    .route('/', hospitalReviewsRoutes(deps))
    .route('/', hospitalsAdminRoutes(deps))
    .route('/', usersRoutes({ ...deps, keys, tokens }))
    .route('/', administratorsRoutes({ ...deps, keys, tokens }))
    .route('/', auditRoutes(deps))
    .route('/', serviceRoutes(deps))
    .route('/', profilesRoutes({ ...deps, keys, tokens }))
    .route('/', invitationsRoutes({ ...deps, keys, tokens }))
    .route('/', processesRoutes(deps))
    .route('/', offersRoutes(deps))
    .route('/', offerSearchRoutes(deps))
    .route('/', savedSearchesRoutes(deps))
    .route('/', recommendationsRoutes(deps))
    .route('/', candidaciesRoutes(deps))
    .route('/', interviewsRoutes(deps))
    .route('/', calendarFeedRoutes({ ...deps, keys }))
    .route('/', selectionRoutes(deps))
    .route('/', selectionListsRoutes(deps))
    .route('/', remainingRoutes(deps))
    .route('/', candidacyFilesRoutes(deps))
    .route('/', candidacyNotesRoutes(deps))
    .route('/', contactsRoutes(deps))
    .route('/', firstDayRoutes(deps))
    .route('/', callsRoutes(deps))
    .route('/', conversationsRoutes(deps))
    .route('/', quickAnswersRoutes(deps))
    .route('/', reportsRoutes(deps))
    .route('/', documentRequestsRoutes(deps))
    .route('/', petitionsRoutes(deps))
    .route('/', dashboardsRoutes(deps))
    .route('/', notificationsRoutes(deps))
    .route('/', searchRoutes(deps))
    .route('/', registryRoutes(deps))
    .route('/', paymentsRoutes(deps))
    .route('/', sandboxGatewayRoutes(deps.sandbox))
    .route('/', mailboxRoutes(deps.mailbox));

  api.route('/', pagesRoutes(api));
  api.route('/', referenceRoutes(api));
  assertEveryRouteDeclaresAccess(api);
  return routes;
}

export type Api = ReturnType<typeof createApi>;
