import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where the time of a request or a job went, told to a collector. */
export type Traces = {
  /** Until the answer is out or its caller left. `routeOf` is asked then. */
  request: (incoming: IncomingMessage, outgoing: ServerResponse, routeOf: () => string, run: () => void) => void;
  job: <Result>(queue: string, run: () => Promise<Result>) => Promise<Result>;
  /** Sends what is left. */
  close: () => Promise<void>;
};
