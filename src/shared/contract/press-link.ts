import * as z from 'zod/mini';
import {
  countSchema,
  daySchema,
  givenDaySchema,
  idSchema,
  imageSchema,
  instantSchema,
} from './primitives.ts';
import { pressLinkLimits } from './release-limits.ts';
import { trimLine } from './written.ts';

export const pressLinkBodySchema = z.strictObject({
  note: z.string().check(trimLine(), z.maxLength(pressLinkLimits.noteMax)),
  /** Its last day, UTC. */
  endsOn: givenDaySchema,
});

/** The token is answered once: the server keeps its hash. */
export const pressLinkMadeSchema = z.object({ id: idSchema, token: z.string() });

const pressLinkSchema = z.object({
  id: idSchema,
  note: z.string(),
  endsOn: daySchema,
  isOver: z.boolean(),
  opened: countSchema,
  lastOpenedAt: z.nullable(instantSchema),
});

/** The newest first; `lastDay` is the latest end of another one. */
export const pressLinksSchema = z.object({ lastDay: daySchema, links: z.array(pressLinkSchema) });

/** A renewal of the addresses does not count as an opening. */
export const hearReleaseBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(64)),
  isRenewal: z.boolean(),
});

const heardTrackSchema = z.object({
  id: idSchema,
  title: z.string(),
  seconds: z.number(),
  /** Null until its sound is ready. */
  audioUrl: z.nullable(z.string()),
});

export const heardReleaseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('out'), title: z.string(), albumId: idSchema }),
  z.object({
    kind: z.literal('ahead'),
    title: z.string(),
    artist: z.string(),
    label: z.string(),
    releaseDate: z.nullable(daySchema),
    endsOn: daySchema,
    coverImage: imageSchema,
    tracks: z.array(heardTrackSchema),
  }),
]);

export type PressLinkBody = z.infer<typeof pressLinkBodySchema>;
export type PressLink = z.infer<typeof pressLinkSchema>;
export type PressLinks = z.infer<typeof pressLinksSchema>;
export type PressLinkMade = z.infer<typeof pressLinkMadeSchema>;
export type HearReleaseBody = z.infer<typeof hearReleaseBodySchema>;
export type HeardRelease = z.infer<typeof heardReleaseSchema>;
export type HeardTrack = z.infer<typeof heardTrackSchema>;
