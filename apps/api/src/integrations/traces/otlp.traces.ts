import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceStatements } from '../../db/server/trace-statements.ts';
import type { Traces } from './traces.port.ts';

/** At the end, for what has not left yet. */
const sendWithinMs = 2_000;

type Settings = { endpoint: string; role: string; version: string };

/**
 * OpenTelemetry over HTTP. A span for each request and job, and one below it for each statement. Only routes, numbers
 * and names of statements are told: no path, query, address, value or text of anybody.
 */
export function createOtlpTraces({ endpoint, role, version }: Settings): Traces {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...{ 'service.name': 'fonendo', 'service.version': version, 'fonendo.role': role, 'process.pid': process.pid },
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('fonendo');
  const callers = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Span>();
  const stopStatements = traceStatements((name) => {
    const above = current.getStore();
    // Those of the queue itself, which asks every second, belong to nobody.
    if (!above) return null;
    const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } };
    return ending(tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, above)));
  });

  return {
    request(incoming, outgoing, routeOf, run) {
      const above = callers.extract(ROOT_CONTEXT, incoming.headers, defaultTextMapGetter);
      const method = incoming.method ?? '';
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        above,
      );
      outgoing.once('close', () => {
        const { statusCode } = outgoing;
        span.updateName(`${method} ${routeOf()}`);
        span.setAttributes({ 'http.route': routeOf(), 'http.response.status_code': statusCode });
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      current.run(span, run);
    },

    async job(queue, run) {
      const span = tracer.startSpan(`job ${queue}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT);
      const end = ending(span);
      try {
        const result = await current.run(span, run);
        end(null);
        return result;
      } catch (error) {
        end(error);
        throw error;
      }
    },

    async close() {
      stopStatements();
      // A collector that is away keeps nobody from stopping.
      const patience = sleep(sendWithinMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(() => undefined), patience]);
    },
  };
}

/** Of an error only its kind is told: what it says may quote somebody. */
const ending =
  (span: Span) =>
  (error: unknown): void => {
    if (error) {
      span.setAttribute('error.type', (error as { code?: string }).code ?? (error as Error).name);
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  };
