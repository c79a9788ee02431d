import * as z from 'zod/mini';
import { togetherLimits } from './limits.ts';
import { countSchema, idSchema, imageSchema, instantSchema, wholeMax } from './primitives.ts';

/** `host`: only the host's device plays; the others see the queue and what plays. */
const soundSchema = z.enum(['everyone', 'host']);

/** Who may add songs to the queue. */
const addersSchema = z.enum(['everyone', 'host']);

/** Of an entry in the queue; it stays the same while the entry moves. */
const keySchema = z.int().check(z.minimum(0), z.maximum(wholeMax));

const keysSchema = z.array(keySchema).check(z.minLength(1), z.maxLength(togetherLimits.entries));

/** Longer than any sound. */
const secondsSchema = z.number().check(z.minimum(0), z.maximum(86_400));

const trackIdsSchema = z.array(idSchema).check(z.minLength(1), z.maxLength(togetherLimits.entries));

/** A session begins with what its host plays. */
export const togetherBodySchema = z.strictObject({
  trackIds: z.array(idSchema).check(z.maxLength(togetherLimits.entries)),
  seconds: secondsSchema,
  isPlaying: z.boolean(),
});

export const togetherTokenBodySchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** What prevents the viewer from joining, or `open`. */
const togetherInvitationStates = ['open', 'joined', 'full', 'closed'] as const;

export const togetherInvitationSchema = z.object({
  host: z.string(),
  /** Of those who take part. */
  people: countSchema,
  state: z.enum(togetherInvitationStates),
});

export const togetherChangesBodySchema = z.strictObject({
  sound: z.optional(soundSchema),
  adders: z.optional(addersSchema),
});

/** `move` puts an entry before another one, or at the end. */
export const togetherQueueBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), trackIds: trackIdsSchema }),
  z.strictObject({ kind: z.literal('remove'), keys: keysSchema }),
  z.strictObject({ kind: z.literal('move'), key: keySchema, beforeKey: z.nullable(keySchema) }),
]);

/**
 * For everybody. `key` is the entry that the host heard: `next` and `previous` of an entry that no
 * longer plays change nothing. `goTo` plays the entry from its beginning.
 */
export const togetherCommandBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play') }),
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.enum(['next', 'previous', 'goTo']), key: keySchema }),
  z.strictObject({ kind: z.literal('seek'), key: keySchema, seconds: secondsSchema }),
]);

export const togetherPersonBodySchema = z.strictObject({ userId: idSchema });

/** Milliseconds since 1970, by the clock of the database. */
const momentSchema = z.number();

/** At `moment` the entry `key` was at `seconds`; null without entries. */
const togetherAnchorSchema = z.object({
  key: z.nullable(countSchema),
  seconds: z.number(),
  moment: momentSchema,
  isPlaying: z.boolean(),
});

const togetherEntrySchema = z.object({
  key: countSchema,
  track: z.object({
    id: idSchema,
    title: z.string(),
    artistName: z.string(),
    /** Seconds. */
    duration: countSchema,
  }),
  /** Null for a deleted account. */
  addedBy: z.nullable(z.string()),
  /** By the viewer. */
  canRemove: z.boolean(),
});

/** See docs/product/together.md. */
export const togetherSchema = z.object({
  id: idSchema,
  part: z.enum(['host', 'guest']),
  /** The host's alone. */
  token: z.nullable(z.string()),
  endsAt: instantSchema,
  sound: soundSchema,
  adders: addersSchema,
  anchor: togetherAnchorSchema,
  entries: z.array(togetherEntrySchema),
  /** Host first, then in the order in which they joined. */
  people: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      image: imageSchema,
      isHost: z.boolean(),
      /** Heard of a moment ago. */
      isHere: z.boolean(),
    }),
  ),
});

export const togetherTimeSchema = z.object({ now: momentSchema });

/** People whom the viewer does not let into sessions. */
export const togetherBlockedSchema = z.array(z.object({ id: idSchema, name: z.string() }));

/** What the stream of a session says. */
export const togetherMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ping') }),
  z.object({ kind: z.literal('changed') }),
]);

export type Together = z.infer<typeof togetherSchema>;
export type TogetherAnchor = z.infer<typeof togetherAnchorSchema>;
export type TogetherInvitation = z.infer<typeof togetherInvitationSchema>;
export type TogetherQueueBody = z.infer<typeof togetherQueueBodySchema>;
export type TogetherCommandBody = z.infer<typeof togetherCommandBodySchema>;
export type TogetherChangesBody = z.infer<typeof togetherChangesBodySchema>;
export type TogetherMessage = z.infer<typeof togetherMessageSchema>;
