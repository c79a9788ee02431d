import * as z from 'zod/mini';
import { countSchema, instantSchema } from './primitives.ts';

/** Named by what the slowest job may take to begin. */
export const lanes = ['seconds', 'email', 'minutes', 'hours'] as const;

export const laneSchema = z.enum(lanes);

export const laneStateSchema = z.object({
  lane: laneSchema,
  /** When the job became due that has waited longest. */
  waitingSince: z.nullable(instantSchema),
  isStandingStill: z.boolean(),
});

const jobKindSchema = z.object({
  kind: z.string(),
  lane: laneSchema,
  isRepeated: z.boolean(),
  isRunning: z.boolean(),
  /** `duration` in milliseconds. */
  lastRun: z.nullable(
    z.object({ at: instantSchema, duration: countSchema, hasFailed: z.boolean() }),
  ),
  nextAt: z.nullable(instantSchema),
  /** Due jobs, and the oldest of them. */
  waiting: countSchema,
  waitingSince: z.nullable(instantSchema),
  abandoned: countSchema,
});

export const jobNameSchema = z.strictObject({
  kind: z.string().check(z.minLength(1), z.maxLength(100)),
  key: z.string().check(z.maxLength(400)),
});

const failedJobSchema = z.object({
  kind: z.string(),
  key: z.string(),
  reason: z.string(),
  attempts: countSchema,
  /** Null while it is going to be tried again. */
  abandonedAt: z.nullable(instantSchema),
  nextAt: z.nullable(instantSchema),
  isRepeated: z.boolean(),
});

export const failedJobsMost = 100;

/** See docs/product/administration.md. */
export const jobStateSchema = z.object({
  lanes: z.array(laneStateSchema),
  kinds: z.array(jobKindSchema),
  /** Abandoned ones first; at most `failedJobsMost`. */
  failed: z.array(failedJobSchema),
});

export type Lane = z.infer<typeof laneSchema>;
export type LaneState = z.infer<typeof laneStateSchema>;
export type JobKindState = z.infer<typeof jobKindSchema>;
export type JobName = z.infer<typeof jobNameSchema>;
export type FailedJob = z.infer<typeof failedJobSchema>;
export type JobState = z.infer<typeof jobStateSchema>;
