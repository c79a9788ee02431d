import * as z from 'zod/mini';
import { laneStateSchema } from './job.ts';
import { countSchema, daySchema, idSchema, instantSchema } from './primitives.ts';
import { monthSchema } from './statement.ts';

export const systemHour = 60;

export const serviceStatusSchema = z.enum(['healthy', 'warning', 'error']);

/** See docs/product/administration.md. */
export const systemServiceSchema = z.object({
  service: z.string(),
  status: serviceStatusSchema,
  /** Share of successful probes or calls since the start. */
  uptime: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  /** Milliseconds. */
  responseTime: z.nullable(z.number().check(z.minimum(0))),
  lastFailure: z.nullable(z.object({ at: instantSchema, reason: z.string() })),
});

/** The newest last. */
const hourSchema = z.array(z.number()).check(z.maxLength(systemHour));

const shareSchema = z.number().check(z.minimum(0), z.maximum(1));

/** Bytes. */
const usageSchema = z.object({ used: countSchema, total: countSchema, hour: hourSchema });

export const serverMetricsSchema = z.object({
  name: z.string(),
  startedAt: instantSchema,
  at: instantSchema,
  cpu: z.object({ now: shareSchema, hour: hourSchema }),
  /** `own` is the server's; the rest is of the machine. */
  memory: z.object({ ...usageSchema.shape, own: countSchema }),
  storage: usageSchema,
  requests: z.object({ now: countSchema, hour: hourSchema }),
});

const closingFailureSchema = z.enum(['timeout', 'unavailable', 'other']);

/** See docs/product/payments.md. */
const lateClosingSchema = z.object({
  month: monthSchema,
  since: instantSchema,
  artists: z.object({ done: countSchema, all: countSchema }),
  lastFailure: z.nullable(
    z.object({
      at: instantSchema,
      kind: closingFailureSchema,
      reason: z.string(),
      artist: z.nullable(z.string()),
    }),
  ),
});

/** Artists without whom a month was closed; the next month includes what they earned. */
const setAsideSchema = z.object({
  artist: z.string(),
  month: monthSchema,
  at: z.nullable(instantSchema),
  reason: z.nullable(z.string()),
});

/** Artists whose figures failed three times, and wait until somebody lets them be tried again. */
const uncountedSchema = z.object({
  id: idSchema,
  artist: z.string(),
  at: instantSchema,
  reason: z.string(),
});

/** How far the nightly look over the uploaded files is, and what it found wrong. */
const fileLookStateSchema = z.object({
  /** The end of the last look over all files. */
  wholeAt: z.nullable(instantSchema),
  /** Null while there is nothing left to look at before the next night. */
  underWay: z.nullable(z.object({ since: instantSchema, done: countSchema, total: countSchema })),
  /** Why the last night's look ended early: what the store said. */
  failure: z.nullable(z.string()),
  missing: countSchema,
  changed: countSchema,
  /** The store refuses them alone, or its disk cannot read them. */
  unreadable: countSchema,
  untracked: countSchema,
  /** The last day on which a file was found that is not there as it was uploaded. */
  damagedOn: z.nullable(daySchema),
});

/** See docs/operations/backup.md. */
const nightlyBackupSchema = z.object({
  /** `off` by the operator's setting; `noFolder` on PostgreSQL without one. */
  obstacle: z.nullable(z.enum(['off', 'noFolder'])),
  /** `failure` is null for one that succeeded. */
  lastAttempt: z.nullable(z.object({ at: instantSchema, failure: z.nullable(z.string()) })),
  /** When the next one would be made, also while staff have switched it off. */
  nextAt: z.nullable(instantSchema),
});

export const retryArtistBodySchema = z.strictObject({ artist: idSchema });

/** Of this program, on the answering server. */
export const versionSchema = z.object({ version: z.string() });

const newerVersionSchema = z.object({
  version: z.string(),
  /** Says what is new. */
  link: z.url({ protocol: /^https$/ }),
  day: z.nullable(daySchema),
});

/** Of the last day; null below the number of measurements that makes a figure. */
const percentileSchema = z.nullable(
  z.object({ count: countSchema, p75: z.number().check(z.minimum(0)) }),
);

/** How fast a screen is in people's browsers, in milliseconds; `route` is its pattern. */
export const screenSpeedSchema = z.object({
  route: z.string(),
  lcp: percentileSchema,
  interaction: percentileSchema,
});

/** The answering server comes first. */
export const systemStateSchema = z.object({
  servers: z.array(serverMetricsSchema),
  services: z.array(systemServiceSchema),
  checkedAt: z.optional(instantSchema),
  lateClosing: z.optional(z.nullable(lateClosingSchema)),
  setAside: z.optional(z.array(setAsideSchema)),
  uncounted: z.optional(z.array(uncountedSchema)),
  /** The first day on which the chain of payments was not signed. */
  unsignedDay: z.optional(z.nullable(daySchema)),
  lastBackup: z.optional(
    z.nullable(z.object({ at: instantSchema, bytes: countSchema, place: z.string() })),
  ),
  nightlyBackup: z.optional(nightlyBackupSchema),
  /** Null once a later one has succeeded, and while none is made. */
  failedBackup: z.optional(z.nullable(z.object({ at: instantSchema, reason: z.string() }))),
  /** Null before the first night. */
  files: z.optional(z.nullable(fileLookStateSchema)),
  /** The mail server refuses all mails of the answering server. */
  refusedMails: z.optional(z.nullable(z.object({ at: instantSchema, reason: z.string() }))),
  /** Lanes of jobs that stand still. */
  stoppedLanes: z.optional(z.array(laneStateSchema)),
  /** Sound and reports of listening that the answering server refused since its start. */
  refusedPlays: z.optional(countSchema),
  /** Jobs that were given up and wait for an operator. */
  abandonedJobs: z.optional(countSchema),
  version: z.optional(z.string()),
  /** Null where nobody looks, too. */
  newerVersion: z.optional(z.nullable(newerVersionSchema)),
  /** Null where the operator has browsers measure nothing. */
  screens: z.optional(z.nullable(z.array(screenSpeedSchema))),
});

export type ServiceStatus = z.infer<typeof serviceStatusSchema>;
export type SystemService = z.infer<typeof systemServiceSchema>;
export type ServerMetrics = z.infer<typeof serverMetricsSchema>;
export type ClosingFailure = z.infer<typeof closingFailureSchema>;
export type LateClosing = z.infer<typeof lateClosingSchema>;
export type SetAside = z.infer<typeof setAsideSchema>;
export type Uncounted = z.infer<typeof uncountedSchema>;
export type NewerVersion = z.infer<typeof newerVersionSchema>;
export type ScreenSpeed = z.infer<typeof screenSpeedSchema>;
export type FileLookState = z.infer<typeof fileLookStateSchema>;
export type SystemState = z.infer<typeof systemStateSchema>;
