import * as z from 'zod/mini';
import { countSchema, instantSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** Minutes of history of a metric. */
export const systemHour = 60;

export const serviceStatusSchema = z.enum(['healthy', 'warning', 'error']);

/** A service that the product needs, as a server found it. See docs/product/administration.md. */
export const systemServiceSchema = z.object({
  /** `api`, `database`, `jobs`, `assets`, `sound` or `search`; any name in sample data. */
  service: z.string(),
  status: serviceStatusSchema,
  /**
   * The share of probes or calls that succeeded since the server started; null before the first.
   */
  uptime: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Milliseconds; null before the first answer. */
  responseTime: z.nullable(z.number().check(z.minimum(0))),
  lastFailure: z.nullable(z.object({ at: instantSchema, reason: z.string() })),
});

/** The last value of each minute, the newest last. */
const hourSchema = z.array(z.number()).check(z.maxLength(systemHour));

const shareSchema = z.number().check(z.minimum(0), z.maximum(1));

/** Bytes. */
const usageSchema = z.object({ used: countSchema, total: countSchema, hour: hourSchema });

/** A server's measurements of itself and its machine. */
export const serverMetricsSchema = z.object({
  /** Host and port. */
  name: z.string(),
  startedAt: instantSchema,
  at: instantSchema,
  /** Share of all cores busy in the last whole minute. */
  cpu: z.object({ now: shareSchema, hour: hourSchema }),
  /** Of the machine, or the server's limit; `own` is the server's use. */
  memory: z.object({ ...usageSchema.shape, own: countSchema }),
  /** The disk of the data folder. */
  storage: usageSchema,
  /** Calls of the last whole minute. */
  requests: z.object({ now: countSchema, hour: hourSchema }),
});

/** `other` leaves the explanation to `reason`. */
const closingFailureSchema = z.enum(['timeout', 'unavailable', 'other']);

/** A month still open a day after its end. See docs/product/payments.md. */
const lateClosingSchema = z.object({
  month: monthSchema,
  /** The end of the month. */
  since: instantSchema,
  artists: z.object({ done: countSchema, all: countSchema }),
  lastFailure: z.nullable(
    z.object({
      at: instantSchema,
      kind: closingFailureSchema,
      /** The server's own message. */
      reason: z.string(),
      /** The artist who blocked the closing; null where the whole month failed. */
      artist: z.nullable(z.string()),
    }),
  ),
});

/**
 * The servers of one database, the answering one first, and that one's view of its services and
 * of the books.
 */
export const systemStateSchema = z.object({
  servers: z.array(serverMetricsSchema),
  services: z.array(systemServiceSchema),
  /** When the services were last probed. */
  checkedAt: z.optional(instantSchema),
  /** The oldest one. */
  lateClosing: z.optional(z.nullable(lateClosingSchema)),
});

export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
export type SystemService = z.infer<typeof systemServiceSchema>;
export type ServerMetrics = z.infer<typeof serverMetricsSchema>;
export type ClosingFailure = z.infer<typeof closingFailureSchema>;
export type LateClosing = z.infer<typeof lateClosingSchema>;
export type SystemState = z.infer<typeof systemStateSchema>;
