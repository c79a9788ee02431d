import * as z from 'zod/mini';
import { countSchema, instantSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

/** Minutes that the course of a metric goes back. */
export const systemHour = 60;

export const serviceStatusSchema = z.enum(['healthy', 'warning', 'error']);

/** A part that the product needs, as a server found it. See docs/product/administration.md. */
export const systemServiceSchema = z.object({
  /** `api`, `database`, `jobs`, `assets`, `sound` and `search`; of the example whatever it is called. */
  service: z.string(),
  status: serviceStatusSchema,
  /** The share of probes, or of calls, that went well since the server started; null before there was one. */
  uptime: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Milliseconds; null before there was an answer. */
  responseTime: z.nullable(z.number().check(z.minimum(0))),
  lastFailure: z.nullable(z.object({ at: instantSchema, reason: z.string() })),
});

/** The last value of each minute, the newest last. */
const hourSchema = z.array(z.number()).check(z.maxLength(systemHour));

const shareSchema = z.number().check(z.minimum(0), z.maximum(1));

/** What is used of something, in bytes. */
const usageSchema = z.object({ used: countSchema, total: countSchema, hour: hourSchema });

/** What a server measured of itself and of its machine. */
export const serverMetricsSchema = z.object({
  /** Host and port. */
  name: z.string(),
  startedAt: instantSchema,
  /** When it was measured. */
  at: instantSchema,
  /** The share of all cores of the machine that was busy in the last whole minute. */
  cpu: z.object({ now: shareSchema, hour: hourSchema }),
  /** Of the machine, or of as much of it as the server may use; `own` is what the server takes. */
  memory: z.object({ ...usageSchema.shape, own: countSchema }),
  /** Of the disk that the data folder is on. */
  storage: usageSchema,
  /** Calls of the last whole minute. */
  requests: z.object({ now: countSchema, hour: hourSchema }),
});

/** Why a month could not be closed, in as much as somebody can act on it; `other` leaves it to the reason. */
const closingFailureSchema = z.enum(['timeout', 'unavailable', 'other']);

/** A month that is still open a day after it was over. See docs/product/payments.md. */
const lateClosingSchema = z.object({
  month: monthSchema,
  /** When it was over, and could have been closed. */
  since: instantSchema,
  artists: z.object({ done: countSchema, all: countSchema }),
  lastFailure: z.nullable(
    z.object({
      at: instantSchema,
      kind: closingFailureSchema,
      /** What the server noted, in its own words. */
      reason: z.string(),
      /** The name of the artist who could not be closed; null where it was the whole month. */
      artist: z.nullable(z.string()),
    }),
  ),
});

/** The servers of a database, the one that answers first, and what that one found of its services and of the books. */
export const systemStateSchema = z.object({
  servers: z.array(serverMetricsSchema),
  services: z.array(systemServiceSchema),
  /** When the services were last asked; a server may leave it out. */
  checkedAt: z.optional(instantSchema),
  /** The oldest one; a server may leave it out. */
  lateClosing: z.optional(z.nullable(lateClosingSchema)),
});

export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
export type SystemService = z.infer<typeof systemServiceSchema>;
export type ServerMetrics = z.infer<typeof serverMetricsSchema>;
export type ClosingFailure = z.infer<typeof closingFailureSchema>;
export type LateClosing = z.infer<typeof lateClosingSchema>;
export type SystemState = z.infer<typeof systemStateSchema>;
