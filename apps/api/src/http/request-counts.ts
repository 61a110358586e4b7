import type { ObservedRequest } from './server.ts';

/** Upper bounds in seconds. An answer of the product takes some milliseconds; what takes ten seconds is lost. */
export const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export type RequestCount = { method: string; route: string; status: number; count: number };

/** `buckets[i]` counts what took at most `durationBounds[i]`; what took longer is in `count` alone. */
export type DurationCount = { method: string; route: string; buckets: number[]; seconds: number; count: number };

export type RequestCounts = {
  observe: (request: ObservedRequest) => void;
  requests: () => Iterable<RequestCount>;
  durations: () => Iterable<DurationCount>;
};

/** Counts answers by route and never by path: paths name people and their things, and there is no end of them. */
export function createRequestCounts(): RequestCounts {
  const requests = new Map<string, RequestCount>();
  const durations = new Map<string, DurationCount>();
  return {
    observe({ method, route, status, seconds }) {
      const place = `${method} ${route}`;
      countOf(requests, `${place} ${status}`, () => ({ method, route, status, count: 0 })).count += 1;
      if (seconds === null) return;
      const known = countOf(durations, place, () => ({
        ...{ method, route, seconds: 0, count: 0 },
        buckets: durationBounds.map(() => 0),
      }));
      known.seconds += seconds;
      known.count += 1;
      // Each bucket holds those before it.
      for (let at = durationBounds.length - 1; at >= 0 && seconds <= (durationBounds[at] ?? 0); at -= 1) {
        known.buckets[at] = (known.buckets[at] ?? 0) + 1;
      }
    },
    requests: () => requests.values(),
    durations: () => durations.values(),
  };
}

function countOf<Count>(counts: Map<string, Count>, key: string, make: () => Count): Count {
  const known = counts.get(key);
  if (known) return known;
  const made = make();
  counts.set(key, made);
  return made;
}
