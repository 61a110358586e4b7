/**
 * Everything that `/api/metrics` tells: the one list, by which the text is written and the dashboard and the alerts in
 * deploy/ are checked. Those with `process` come once from each process, the others once from the installation.
 */
export const metricList = {
  fonendo_info: { type: 'gauge', help: 'Always 1; its labels say what runs here.' },
  fonendo_part_up: { type: 'gauge', help: '1 if a part of the service answers, 0 if it is away or behind.' },
  fonendo_http_requests_total: { type: 'counter', help: 'Answers by method, route and status.' },
  fonendo_http_request_duration_seconds: {
    type: 'histogram',
    help: 'From the request to the end of its answer; live streams are not timed.',
  },
  fonendo_event_loop_lag_seconds: {
    type: 'gauge',
    help: 'How late the process was for its own timers since it was last asked; the quantile 1 is the worst.',
  },
  fonendo_event_loop_busy_seconds_total: { type: 'counter', help: 'Time in which the process was at work.' },
  fonendo_cpu_seconds_total: { type: 'counter', help: 'Processor time of the process, with its threads.' },
  fonendo_memory_bytes: { type: 'gauge', help: 'Memory of the process: resident, and the heap in use.' },
  fonendo_start_time_seconds: { type: 'gauge', help: 'When the process started, in seconds since 1970.' },
  fonendo_database_connections: { type: 'gauge', help: 'Connections of the pool: in use and idle.' },
  fonendo_database_connections_max: { type: 'gauge', help: 'How many connections the pool may open.' },
  fonendo_database_waiting: { type: 'gauge', help: 'Who waits for a connection of the pool.' },
  fonendo_replica_behind_seconds: {
    type: 'gauge',
    help: 'How long ago the replica had everything that the primary had then; grows while it is away.',
  },
  fonendo_replica_reads_total: { type: 'counter', help: 'Reads that a replica may answer, by the server that did.' },
  fonendo_job_failures_total: { type: 'counter', help: 'Failed attempts by queue, also those that are repeated.' },
  fonendo_jobs: { type: 'gauge', help: 'Jobs by queue: waiting to be taken, for later, running.' },
  fonendo_job_wait_seconds: { type: 'gauge', help: 'How long the oldest job that could run has waited, by queue.' },
  fonendo_jobs_given_up: { type: 'gauge', help: 'Jobs among the dead letters, by the queue they come from.' },
  fonendo_rows_unsorted: {
    type: 'gauge',
    help: 'Rows of a table divided by month that are in none, 10000 at most; the job audit-months makes it every hour.',
  },
  fonendo_mails_waiting: { type: 'gauge', help: 'Mails that have not left yet, urgent and others.' },
  fonendo_addresses_undeliverable: {
    type: 'gauge',
    help: 'People whose address mail servers call undeliverable, until they confirm or change it.',
  },
  fonendo_mail_wait_seconds: { type: 'gauge', help: 'Age of the oldest mail that has not left yet.' },
} as const satisfies Record<string, { type: 'gauge' | 'counter' | 'histogram'; help: string }>;

export type MetricName = keyof typeof metricList;

/** A histogram has its samples under names of their own. */
export type Sample = {
  metric: MetricName;
  suffix?: '_bucket' | '_sum' | '_count';
  labels?: Record<string, string>;
  value: number;
};
