import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Trace } from './current-trace.ts';

/** Milliseconds after which spans that the collector does not take are dropped. */
const patience = 5_000;

/** Milliseconds of a stop. */
const lastPatience = 1_000;

/** Spans that wait for the collector; more are dropped. */
const mostWaiting = 2_048;

/** Statements of a call or a job with a span of their own; later ones are only counted. */
const mostStatements = 100;

const operations = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint)\b/i;

export type OpenTrace = Trace & {
  end: (outcome: { name?: string; attributes?: Attributes; hasFailed: boolean }) => void;
};

export type Traces = {
  /** @param parent a W3C `traceparent` */
  startCall: (attributes: Attributes, parent: string | undefined) => OpenTrace;
  startJob: (kind: string, attributes: Attributes) => OpenTrace;
  close: () => Promise<void>;
};

type Log = { warn: (details: object, message: string) => void };

/** Loaded only with `TONADA_TRACES_URL`. See docs/operations/watch.md, Traces. */
export function openTraces(url: string, log: Log): Traces {
  const inner = new OTLPTraceExporter({ url, timeoutMillis: patience });
  const exporter = reportSilence(inner, log);
  const provider = new TracerProvider({
    // The detected ones name the machine and the command.
    resource: resourceFromAttributes({ 'service.name': 'tonada' }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: mostWaiting,
        exportTimeoutMillis: patience,
      }),
    ],
  });
  const tracer = provider.getTracer('tonada');
  return {
    startCall: (attributes, parent) =>
      open(tracer, toContext(parent), { name: 'call', kind: SpanKind.SERVER, attributes }),
    startJob: (kind, attributes) =>
      open(tracer, ROOT_CONTEXT, { name: `job ${kind}`, kind: SpanKind.INTERNAL, attributes }),
    async close() {
      const { promise: isOver, resolve } = Promise.withResolvers<void>();
      const limit = setTimeout(resolve, lastPatience);
      await Promise.race([isOver, provider.shutdown().catch(() => {})]);
      clearTimeout(limit);
    },
  };
}

/** A `tracestate` is left out: its text is the caller's. */
function toContext(parent: string | undefined): Context {
  const found = parent === undefined ? null : parseTraceParent(parent);
  return found === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { ...found, isRemote: true });
}

function open(
  tracer: Tracer,
  parent: Context,
  { name, ...options }: { name: string; kind: SpanKind; attributes: Attributes },
): OpenTrace {
  const span = tracer.startSpan(name, options, parent);
  const within = trace.setSpan(parent, span);
  let statements = 0;
  return {
    startStatement(text) {
      statements += 1;
      if (statements > mostStatements) return undefined;
      const operation = operations.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
      const child = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, within);
      return (hasFailed) => endSpan(child, hasFailed);
    },
    end(outcome) {
      if (outcome.name !== undefined) span.updateName(outcome.name);
      span.setAttributes({ ...outcome.attributes, 'tonada.statements': statements });
      endSpan(span, outcome.hasFailed);
    },
  };
}

/** Messages of errors may name people, so none is sent. */
function endSpan(span: Span, hasFailed: boolean) {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Logs the first of several failures in a row; the library logs none. */
function reportSilence(exporter: OTLPTraceExporter, log: Log): SpanExporter {
  let isSilent = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isSilent) {
          log.warn({ err: result.error }, 'the collector takes no traces, so they are dropped');
        }
        isSilent = hasFailed;
        // The processor would report it once more.
        done({ code: ExportResultCode.SUCCESS });
      }),
    shutdown: () => exporter.shutdown(),
  };
}
