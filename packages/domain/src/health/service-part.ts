/** What `/api/ready` and the administrators' page name. An installation may have no antivirus and no replica. */
export const serviceParts = ['database', 'replica', 'storage', 'jobs', 'mail', 'antivirus'] as const;

export type ServicePart = (typeof serviceParts)[number];

/** The work that the clock asks for, in the order in which a night and a day bring it. */
export const scheduledJobs = [
  'retention',
  'orphan-files',
  'audit-months',
  'saved-searches',
  'daily-digest',
  'expiry-reminders',
  'term-reminders',
  'request-reminders',
  'interview-reminders',
  'gathered-mails',
  'message-mails',
  'inbound-mails',
  'reconcile-payments',
] as const;

export type ScheduledJob = (typeof scheduledJobs)[number];

/** The work that people's doings ask for. `sandbox-webhook` only where payments are rehearsed. */
export const workQueues = ['urgent-mail', 'mail', 'refund', 'sandbox-webhook'] as const;

export type WorkQueue = (typeof workQueues)[number];
