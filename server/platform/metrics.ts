import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- augmentation needs it
  interface FastifyInstance {
    /** Undefined without `TONADA_METRICS_TOKEN`. */
    metrics: Registry | undefined;
  }
}

/** Seconds, up to what a statement may take. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/** Takes a call of the API that was answered; milliseconds. */
export type CallTimer = (call: {
  method: string;
  route: string;
  status: number;
  time: number;
}) => void;

/**
 * Figures of this server for Prometheus. See docs/operations/watch.md.
 *
 * @returns what times calls; undefined without a token.
 */
export function openMetrics(
  app: FastifyInstance,
  token: string | undefined,
): CallTimer | undefined {
  const metrics = token === undefined ? undefined : new Registry();
  app.decorate('metrics', metrics);
  if (metrics === undefined) return undefined;
  collectDefaultMetrics({ register: metrics });
  const calls = new Histogram({
    name: 'tonada_call_seconds',
    help: 'Time to answer a call of the API; sound and event streams are left out.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [metrics],
  });
  return ({ time, ...labels }) => calls.observe(labels, time / 1_000);
}

type NewHistogram = {
  name: string;
  help: string;
  label: string;
  /** Upper ends, in seconds. */
  buckets: number[];
};

/** @returns what takes a duration, in milliseconds, of what the label names. */
export function addHistogram(
  { metrics }: FastifyInstance,
  { name, help, label, buckets: ends }: NewHistogram,
): (labelled: string, time: number) => void {
  if (metrics === undefined) return () => {};
  const histogram = new Histogram({
    name: `tonada_${name}`,
    help,
    labelNames: [label],
    buckets: ends,
    registers: [metrics],
  });
  return (labelled, time) => histogram.observe({ [label]: labelled }, time / 1_000);
}

type NewGauge = {
  name: string;
  help: string;
  /** What the readings' names mean; without it there is one reading, named ''. */
  label?: string;
  read: () => Promise<Record<string, number>> | Record<string, number>;
};

/** Adds figures that are read when somebody asks; those that cannot be read are left out. */
export function addGauge(
  { metrics }: FastifyInstance,
  { name, help, label, read }: NewGauge,
): void {
  if (metrics === undefined) return;
  const gauge: Gauge = new Gauge({
    name: `tonada_${name}`,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [metrics],
    async collect() {
      const readings = await Promise.resolve(read()).catch(() => undefined);
      gauge.reset();
      if (label === undefined) gauge.set(readings?.[''] ?? Number.NaN);
      else
        for (const [each, value] of Object.entries(readings ?? {}))
          gauge.set({ [label]: each }, value);
    },
  });
}
