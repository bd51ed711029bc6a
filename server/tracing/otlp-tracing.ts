import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { errorCode } from '#server/error-code.ts';
import type { Tracing } from './tracing.ts';

/**
 * The time limit for an export with its retries, in milliseconds. A stop waits for the last export.
 */
const LONGEST_EXPORT = 3000;

type Options = { release: string; log: Pick<Logger, 'info' | 'warn'> };

/**
 * Exports traces by OTLP over HTTP, as JSON. The exporter reads the standard variables, such as
 * OTEL_EXPORTER_OTLP_ENDPOINT, from the environment.
 */
export function createOtlpTracing({ release, log }: Options): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'miqyas', 'service.version': release }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: withLog(new OTLPTraceExporter({ timeoutMillis: LONGEST_EXPORT }), log),
      }),
    ],
  });
  const tracer = provider.getTracer('miqyas');
  const contexts = new AsyncLocalStorage<Context>();
  const run = <Result>(span: Span, work: () => Result) =>
    contexts.run(trace.setSpan(ROOT_CONTEXT, span), work);

  return {
    request: ({ request, response, route }, handle) => {
      const method = request.method ?? 'GET';
      const attributes = { 'http.request.method': method, 'miqyas.route': route };
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes },
        ROOT_CONTEXT,
      );
      response.once('close', () => {
        const { statusCode, writableFinished } = response;
        if (writableFinished) span.setAttribute('http.response.status_code', statusCode);
        else span.setAttribute('error.type', 'aborted');
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      run(span, handle);
    },
    step: (name, work) => {
      const span = tracer.startSpan(name, {}, contexts.getStore() ?? ROOT_CONTEXT);
      return run(span, () => endWith(span, work));
    },
    background: (name, work) => {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, ROOT_CONTEXT);
      return run(span, () => endWith(span, work));
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

async function endWith<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // Leave out the message, because it may contain personal data.
    const name = error instanceof Error ? error.name : 'unknown';
    span.setAttribute('error.type', errorCode(error) || name);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function withLog(exporter: SpanExporter, log: Options['log']): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (error && !isFailing) log.warn({ error }, 'traces cannot be exported');
        if (!error && isFailing) log.info('traces are exported again');
        isFailing = error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
