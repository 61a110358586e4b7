import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from 'node:http';
import { apiErrors } from '@fonendo/messages/es/shared/api-errors';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import { ApiError } from './api-error.ts';
import { securityHeaders } from './security-headers.ts';

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** The answer under way. The request context reads its id. */
export class Answer extends ServerResponse<IncomingMessage> {
  requestId = '';
  commonHeaders: (contentType: unknown) => OutgoingHttpHeaders = () => ({});
  /** The pattern of the route that answers, `/api/offers/:id`; empty where none of the API does. */
  route = '';

  /** Every answer passes here, so none can miss the common headers; its own ones win. */
  override writeHead(status: number, reason?: string | Given, given?: Given): this {
    const own = typeof reason === 'string' ? given : reason;
    if (Array.isArray(own)) throw new TypeError('Headers as a list are not supported here.');
    const headers: OutgoingHttpHeaders = { 'x-request-id': this.requestId };
    for (const name in own) headers[name.toLowerCase()] = own[name];
    return super.writeHead(status, { ...this.commonHeaders(headers['content-type']), ...headers });
  }
}

/** The server's side of a request; one that is made inside the process, in tests, has none. */
export type Bindings = { incoming?: IncomingMessage; outgoing?: Answer };

export type Fetch = (request: Request, env?: Bindings) => Response | Promise<Response>;

/** An answer that is out, by what may be counted of it. `seconds` is null for a stream, which lasts as long as its page. */
export type ObservedRequest = { method: string; route: string; status: number; seconds: number | null };

export type TraceRequest = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  routeOf: () => string,
  run: () => void,
) => void;

export type HttpServerOptions = {
  log: Logger;
  /** Runs a request so that a collector learns where its time went. */
  trace?: TraceRequest | null;
  /** Told of every answer. */
  observe?: (request: ObservedRequest) => void;
  production: boolean;
  /** Leaves out what of a path is a secret. */
  pathForLog: (path: string) => string;
  /** How long a connection may stand still. Longer than any answer takes, and than the pulse of the live streams. */
  idleMs?: number;
};

const saneRequestId = /^[\w-]{8,64}$/;

/**
 * What holds for every answer: of the API, of files, even to requests that could not be parsed. It is done here and not
 * in middleware, which the last kind never reaches and which costs each request several times more.
 */
export function createHttpServer(
  fetch: Fetch,
  { log, observe, trace, production, pathForLog, idleMs = 120_000 }: HttpServerOptions,
): Server {
  const headersOf = securityHeaders(production);
  // Its few fields hold no secret, and looking for one is the dearest part of a line.
  const accessLog = log.child({}, { redact: [] });
  const answer = getRequestListener(
    (request, { incoming, outgoing }) =>
      fetch(request, { incoming: incoming as IncomingMessage, outgoing: outgoing as Answer }),
    { errorHandler: (error) => answerUnreadable(error, log) },
  );
  const server = createServer(
    {
      ServerResponse: Answer,
      // A client that sends its request slower than this only holds a socket.
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      // Longer than proxies keep their connections (usually a minute): a proxy that sends on a connection which is just
      // being closed loses the request.
      keepAliveTimeout: 65_000,
    },
    (incoming, outgoing) => {
      const started = performance.now();
      outgoing.requestId = requestId(incoming);
      outgoing.commonHeaders = headersOf;
      outgoing.on('close', () => {
        // Ours, and not the caller's leaving: what the answer was made from failed in the middle.
        if (outgoing.errored) log.error({ requestId: outgoing.requestId, err: outgoing.errored }, 'answer broke off');
        accessLog.info(accessLine(incoming, outgoing, started, pathForLog));
        observe?.(observed(incoming, outgoing, started));
      });
      if (!trace) return void answer(incoming, outgoing);
      const routeOf = () => observed(incoming, outgoing, started).route;
      trace(incoming, outgoing, routeOf, () => void answer(incoming, outgoing));
    },
  );
  // A client that stops reading without going away would hold the file that it was being sent.
  return server.setTimeout(idleMs);
}

/** The proxy's id, where it sent a sane one, so that both logs speak of the same request. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && saneRequestId.test(given) ? given : randomUUID();
}

/** Without the query: links from mails carry their token there. */
function pathOf({ url = '' }: IncomingMessage): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function accessLine(
  incoming: IncomingMessage,
  outgoing: Answer,
  started: number,
  pathForLog: HttpServerOptions['pathForLog'],
) {
  return {
    requestId: outgoing.requestId,
    method: incoming.method,
    path: pathForLog(pathOf(incoming)),
    status: outgoing.statusCode,
    ms: Math.round((performance.now() - started) * 10) / 10,
    // The caller left before the answer was out.
    ...(!outgoing.writableFinished && { aborted: true }),
  };
}

function observed(incoming: IncomingMessage, outgoing: Answer, started: number): ObservedRequest {
  const isStream = String(outgoing.getHeader('content-type')).startsWith('text/event-stream');
  const elsewhere = pathOf(incoming).startsWith('/api/') ? '/api/*' : '/*';
  return {
    method: incoming.method ?? '',
    route: outgoing.route || elsewhere,
    status: outgoing.statusCode,
    seconds: isStream ? null : (performance.now() - started) / 1_000,
  };
}

/** No context exists yet, so the language is the product's. */
function answerUnreadable(error: unknown, log: Logger): Response {
  const { code, status } = new ApiError(error instanceof RequestError ? 'MalformedBody' : 'InternalError');
  if (status >= 500) log.error({ err: error }, 'request failed');
  return Response.json({ code, message: apiErrors[code] }, { status });
}
