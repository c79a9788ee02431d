import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { canvasLimits, canvasStatuses } from './canvas-limits.ts';
import { deliveredSchema } from './delivery.ts';
import {
  contentSchema,
  countSchema,
  cursorSchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
} from './primitives.ts';

/** A short video behind the player of a track. */
export const canvasSchema = z.object({
  id: idSchema,
  /** Whose it is, where a label asked for those of all its artists. */
  artistId: z.optional(idSchema),
  trackId: z.string(),
  trackTitle: z.string(),
  artistName: z.string(),
  /** A path of ours, good for some hours, or the address that was given instead of a file. */
  videoUrl: z.string(),
  thumbnailUrl: imageSchema,
  /** Seconds that are shown, with decimals. */
  duration: z.number(),
  status: z.enum(canvasStatuses),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  views: countSchema,
  /** Percent of the listeners who saw it and liked the track afterwards. */
  engagement: z.number(),
  /** What an editor said of it. */
  feedback: z.optional(z.string()),
});

/** Those that were made last first. */
export const canvasListSchema = z.array(canvasSchema);

/** A track that a canvas may be made for, `isOut` once listeners can hear it. */
const canvasTrackSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: z.string(),
  isOut: z.boolean(),
});
export const canvasTracksSchema = z.array(canvasTrackSchema);

/** What a file of video is, told by its content. */
export const canvasVideoSchema = z.object({
  video: contentSchema,
  /** With decimals. */
  seconds: z.number(),
  width: z.int(),
  height: z.int(),
  codec: z.enum(['avc', 'vp9', 'av1']),
});

export const canvasThumbnailSchema = z.object({ thumbnail: contentSchema });

const tagSchema = z.string().check(trimLine(), z.minLength(1), z.maxLength(canvasLimits.tagMax));

/** What a device delivers: a canvas under an id of its own, which it uses once, and when it was made there. */
export const deliveredCanvasSchema = z.extend(deliveredSchema, {
  trackId: idSchema,
  trackTitle: z.string().check(z.maxLength(300)),
  artistName: z.string().check(z.maxLength(300)),
  /** The file and a picture of it, as they were uploaded. */
  videoFile: z.nullable(contentSchema),
  thumbnailFile: z.nullable(contentSchema),
  /** Where the video is instead, or nothing. */
  videoUrl: z.string().check(trimUnseen(), z.maxLength(canvasLimits.addressMax)),
  description: z.string().check(trimUnseen(), z.maxLength(canvasLimits.descriptionMax)),
  tags: z.array(tagSchema).check(z.maxLength(canvasLimits.tags)),
  isLoop: z.boolean(),
  startTime: z.number().check(z.minimum(0), z.maximum(canvasLimits.startMax)),
  endTime: z.number().check(z.minimum(canvasLimits.secondsMin), z.maximum(canvasLimits.secondsMax)),
});

/** A canvas that waits for an editor. */
export const waitingCanvasSchema = z.object({
  id: idSchema,
  artist: namedReferenceSchema,
  track: z.object({ id: idSchema, title: z.string(), isOut: z.boolean(), isGone: z.boolean() }),
  /** Null where an address was given alone. */
  videoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  thumbnailUrl: imageSchema,
  description: z.string(),
  tags: z.array(z.string()),
  isLoop: z.boolean(),
  startTime: z.number(),
  endTime: z.number(),
  sentAt: instantSchema,
});

/** A part of what waits for an editor, the one that was sent first at the beginning, and how many there are in all. */
export const canvasInboxSchema = z.object({
  canvases: z.array(waitingCanvasSchema),
  total: countSchema,
  nextCursor: cursorSchema,
});

export const rejectCanvasBodySchema = z.strictObject({
  feedback: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(canvasLimits.feedbackMax)),
});

/** What plays behind the player of a track, from `startTime` to `endTime`; null where there is none. */
export const trackCanvasSchema = z.object({
  canvas: z.nullable(
    z.object({
      id: idSchema,
      videoUrl: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      isLoop: z.boolean(),
    }),
  ),
});

export const canvasViewBodySchema = z.strictObject({ canvasId: idSchema });

export type CanvasStatus = (typeof canvasStatuses)[number];
export type Canvas = z.infer<typeof canvasSchema>;
export type CanvasVideo = z.infer<typeof canvasVideoSchema>;
export type DeliveredCanvas = z.infer<typeof deliveredCanvasSchema>;
export type WaitingCanvas = z.infer<typeof waitingCanvasSchema>;
export type CanvasInbox = z.infer<typeof canvasInboxSchema>;
export type TrackCanvas = z.infer<typeof trackCanvasSchema>['canvas'];
