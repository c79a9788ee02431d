import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { currentTrace } from './current-trace.ts';
import type { OpenTrace } from './open-traces.ts';

type JobRun = { kind: string; lane: string; attempt: number };

/** Runs the work of a job, in a span with the setting. */
export type TraceJob = <Result>(run: JobRun, work: () => Promise<Result>) => Promise<Result>;

export const untraced: TraceJob = (_run, work) => work();

/**
 * With `TONADA_TRACES_URL`, sends a span for each call, named by its route. Nothing of a person is
 * in it: no address, query, id or text.
 *
 * @returns what traces jobs.
 */
export async function traceCalls(
  app: FastifyInstance,
  { tracesUrl }: Pick<Config, 'tracesUrl'>,
): Promise<TraceJob> {
  if (tracesUrl === undefined) return untraced;
  const { openTraces } = await import('./open-traces.ts');
  const traces = openTraces(tracesUrl, app.log);
  const open = new WeakMap<FastifyRequest, OpenTrace>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, id } = request;
    const attributes = { 'http.request.method': method, 'tonada.request_id': id };
    const started = traces.startCall(attributes, getParent(request));
    open.set(request, started);
    currentTrace.run(started, done);
  });
  // Events of the connection, which bring the body, are outside of it.
  app.addHook('preValidation', (request, _reply, done) => {
    const started = open.get(request);
    if (started === undefined) done();
    else currentTrace.run(started, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url } = request.routeOptions;
    const { statusCode } = reply;
    open.get(request)?.end({
      name: [request.method, url].join(' ').trim(),
      attributes: {
        ...(url !== undefined && { 'http.route': url }),
        'http.response.status_code': statusCode,
      },
      hasFailed: statusCode >= 500,
    });
  });
  app.addHook('onClose', () => traces.close());
  return async ({ kind, lane, attempt }, work) => {
    const started = traces.startJob(kind, { 'tonada.lane': lane, 'tonada.attempt': attempt });
    try {
      const result = await currentTrace.run(started, work);
      started.end({ hasFailed: false });
      return result;
    } catch (error) {
      started.end({ hasFailed: true });
      throw error;
    }
  };
}

/** Only a trusted proxy, which names the caller, may name the trace. */
function getParent({ ips = [], headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}
