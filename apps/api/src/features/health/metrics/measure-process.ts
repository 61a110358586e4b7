import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { durationBounds, type RequestCounts } from '../../../http/request-counts.ts';
import type { Sample } from './metric-list.ts';

export type ProcessParts = {
  requests: RequestCounts;
  /** Failed attempts by queue. */
  jobFailures: ReadonlyMap<string, number>;
  /** Null where none is set. */
  replica: { behindMs: () => number; reads: Readonly<Record<'replica' | 'primary', number>> } | null;
  pool: { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } };
};

type Delays = ReturnType<typeof monitorEventLoopDelay>;

/** How often a timer checks whether it is late. Often enough for any lag that somebody would notice. */
const lagResolutionMs = 50;

/** What a process knows of itself. The first request for metrics starts its clock: without one it costs nothing. */
export function createProcessMeasure({ requests, jobFailures, pool, replica }: ProcessParts): () => Sample[] {
  let delays: Delays | undefined;
  return () => {
    const lag = delays ? lagOf(delays) : [];
    if (delays) delays.reset();
    else {
      delays = monitorEventLoopDelay({ resolution: lagResolutionMs });
      delays.enable();
    }
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    return [
      ...lag,
      { metric: 'fonendo_event_loop_busy_seconds_total', value: performance.eventLoopUtilization().active / 1_000 },
      { metric: 'fonendo_cpu_seconds_total', value: (user + system) / 1_000_000 },
      { metric: 'fonendo_memory_bytes', labels: { kind: 'resident' }, value: rss },
      { metric: 'fonendo_memory_bytes', labels: { kind: 'heap' }, value: heapUsed },
      { metric: 'fonendo_start_time_seconds', value: Math.round(performance.timeOrigin) / 1_000 },
      ...poolSamples(pool),
      ...replicaSamples(replica),
      ...requestSamples(requests),
      ...[...jobFailures].map(([queue, value]) => ({
        ...{ metric: 'fonendo_job_failures_total' as const, labels: { queue }, value },
      })),
    ];
  };
}

/** The histogram holds whole intervals: what is beyond the resolution is the lag. */
function lagOf(delays: Delays): Sample[] {
  if (delays.count === 0) return [];
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - lagResolutionMs / 1e3);
  return [
    ['0.5', delays.percentile(50)] as const,
    ['0.99', delays.percentile(99)] as const,
    ['1', delays.max] as const,
  ].map(([quantile, value]) => ({
    metric: 'fonendo_event_loop_lag_seconds',
    labels: { quantile },
    value: seconds(value),
  }));
}

const poolSamples = ({ totalCount, idleCount, waitingCount, options }: ProcessParts['pool']): Sample[] => [
  { metric: 'fonendo_database_connections', labels: { state: 'used' }, value: totalCount - idleCount },
  { metric: 'fonendo_database_connections', labels: { state: 'idle' }, value: idleCount },
  { metric: 'fonendo_database_connections_max', value: options.max },
  { metric: 'fonendo_database_waiting', value: waitingCount },
];

function replicaSamples(replica: ProcessParts['replica']): Sample[] {
  if (!replica) return [];
  return [
    { metric: 'fonendo_replica_behind_seconds', value: replica.behindMs() / 1_000 },
    ...Object.entries(replica.reads).map(([server, value]) => ({
      ...{ metric: 'fonendo_replica_reads_total' as const, labels: { server }, value },
    })),
  ];
}

function requestSamples({ requests, durations }: RequestCounts): Sample[] {
  const metric = 'fonendo_http_request_duration_seconds' as const;
  return [
    ...Array.from(requests(), ({ method, route, status, count }) => ({
      metric: 'fonendo_http_requests_total' as const,
      labels: { method, route, status: String(status) },
      value: count,
    })),
    ...Array.from(durations()).flatMap(({ method, route, buckets, seconds, count }): Sample[] => [
      ...[...durationBounds, Number.POSITIVE_INFINITY].map((bound, at) => ({
        ...{ metric, suffix: '_bucket' as const },
        labels: { method, route, le: Number.isFinite(bound) ? String(bound) : '+Inf' },
        value: buckets[at] ?? count,
      })),
      { metric, suffix: '_sum', labels: { method, route }, value: seconds },
      { metric, suffix: '_count', labels: { method, route }, value: count },
    ]),
  ];
}
