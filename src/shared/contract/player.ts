import * as z from 'zod/mini';
import { playerLimits } from './limits.ts';
import { countSchema, idSchema, instantSchema, wholeMax } from './primitives.ts';

/** A device that plays: a browser on a computer, a phone or a tablet. */
const deviceKinds = ['computer', 'phone', 'tablet'] as const;

/** Of an entry in its queue; it stays the same while the entry moves. */
const keySchema = z.int().check(z.minimum(0), z.maximum(wholeMax));

const placeSchema = z.int().check(z.minimum(0), z.maximum(playerLimits.entries));

const levelSchema = z.number().check(z.minimum(0), z.maximum(1));

/** Longer than any sound. */
const secondsSchema = z.number().check(z.minimum(0), z.maximum(86_400));

const sourceSchema = z.nullable(z.string().check(z.maxLength(playerLimits.source)));

const queueRepeatSchema = z.enum(['none', 'all', 'one']);

const entrySchema = z.strictObject({
  key: keySchema,
  trackId: idSchema,
  isAdded: z.optional(z.literal(true)),
});

const entriesSchema = z.array(entrySchema).check(z.maxLength(playerLimits.entries));
const orderSchema = z.array(keySchema).check(z.maxLength(playerLimits.entries));

/** `order` has the keys as they are heard; null where that is the order of the entries. */
export const queueBodySchema = z.strictObject({
  deviceId: idSchema,
  source: sourceSchema,
  isShuffled: z.boolean(),
  repeatMode: queueRepeatSchema,
  entries: entriesSchema,
  order: z.nullable(orderSchema),
});

/** At `at`, `remove` of a list give way to `insert`. */
const entrySplicesSchema = z
  .array(z.strictObject({ at: placeSchema, remove: placeSchema, insert: entriesSchema }))
  .check(z.maxLength(playerLimits.splices));
const orderSplicesSchema = z
  .array(z.strictObject({ at: placeSchema, remove: placeSchema, insert: orderSchema }))
  .check(z.maxLength(playerLimits.splices));

/** Changes the queue of `version`; 409 for another one. */
export const queueChangesBodySchema = z.strictObject({
  deviceId: idSchema,
  version: keySchema,
  source: z.optional(sourceSchema),
  isShuffled: z.optional(z.boolean()),
  repeatMode: z.optional(queueRepeatSchema),
  entries: z.optional(entrySplicesSchema),
  /** Null where it is that of the entries from now on. */
  order: z.optional(z.nullable(orderSplicesSchema)),
});

export const queueVersionSchema = z.object({ version: countSchema });

export const keptQueueSchema = z.object({
  version: countSchema,
  source: z.nullable(z.string()),
  isShuffled: z.boolean(),
  repeatMode: queueRepeatSchema,
  entries: z.array(
    z.object({ key: countSchema, trackId: idSchema, isAdded: z.optional(z.boolean()) }),
  ),
  order: z.nullable(z.array(countSchema)),
});

/** Up to `queueTracksMost` ids, separated by commas. */
export const queueTracksQuerySchema = z.strictObject({
  ids: z.string().check(z.regex(/^[\w,-]*$/), z.maxLength(playerLimits.tracks * 65)),
});

/** `isLeaving`: the page is being left; `isAsking`: the others are to say that they are there. */
export const beatBodySchema = z.strictObject({
  deviceId: idSchema,
  kind: z.enum(deviceKinds),
  isLeaving: z.optional(z.literal(true)),
  isAsking: z.optional(z.literal(true)),
});

/** `isStart`: the sound has begun, so that it ends on every other device. `at` of the order. */
export const positionBodySchema = z.strictObject({
  deviceId: idSchema,
  at: placeSchema,
  trackId: idSchema,
  seconds: secondsSchema,
  isPlaying: z.boolean(),
  volume: levelSchema,
  isStart: z.optional(z.literal(true)),
});

/** Whether the account's music is on this device, so that the position was stored. */
export const positionAnswerSchema = z.object({ isHere: z.boolean() });

/** `value`: seconds of `seek`, 0 to 1 of `volume`. */
export const commandBodySchema = z.strictObject({
  deviceId: idSchema,
  kind: z.enum(['play', 'pause', 'next', 'previous', 'seek', 'volume', 'transfer']),
  value: z.optional(secondsSchema),
});

const playerDeviceSchema = z.object({
  id: idSchema,
  /** Like `Firefox · Linux`; may be empty. */
  name: z.string(),
  kind: z.enum(deviceKinds),
  lastSeenAt: instantSchema,
  isOnline: z.boolean(),
});

/** What an account plays, where. `seconds` of the moment of the answer. */
export const playerSchema = z.object({
  devices: z.array(playerDeviceSchema),
  playing: z.nullable(
    z.object({
      deviceId: idSchema,
      isPlaying: z.boolean(),
      at: countSchema,
      seconds: z.number(),
      volume: z.number(),
      track: z.object({
        id: idSchema,
        title: z.string(),
        artistName: z.string(),
        duration: countSchema,
      }),
    }),
  ),
  /** Null without a queue. */
  queueVersion: z.nullable(countSchema),
});

/** What the stream of a device says. */
export const playerMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ping') }),
  /** Something of the devices or of what plays. */
  z.object({ kind: z.literal('changed') }),
  /** Another tab of the device has opened its stream. */
  z.object({ kind: z.literal('replaced') }),
  /** Another device began to play. */
  z.object({ kind: z.literal('released') }),
  z.object({
    kind: z.literal('command'),
    name: commandBodySchema.shape.kind,
    value: z.nullable(z.number()),
  }),
]);

export type DeviceKind = (typeof deviceKinds)[number];
export type QueueBody = z.infer<typeof queueBodySchema>;
export type QueueEntry = z.infer<typeof entrySchema>;
export type QueueChangesBody = z.infer<typeof queueChangesBodySchema>;
export type KeptQueue = z.infer<typeof keptQueueSchema>;
export type PositionBody = z.infer<typeof positionBodySchema>;
export type CommandBody = z.infer<typeof commandBodySchema>;
export type PlayerDevice = z.infer<typeof playerDeviceSchema>;
export type Player = z.infer<typeof playerSchema>;
export type PlayerMessage = z.infer<typeof playerMessageSchema>;
