import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { canvasLimits, canvasStatuses } from './canvas-limits.ts';
import { deliveredSchema } from './delivery.ts';
import { getInbox } from './inbox.ts';
import {
  contentSchema,
  countSchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
} from './primitives.ts';

export const canvasSchema = z.object({
  id: idSchema,
  artistId: z.optional(idSchema),
  trackId: z.string(),
  trackTitle: z.string(),
  artistName: z.string(),
  /** Valid for some hours. */
  videoUrl: z.string(),
  thumbnailUrl: imageSchema,
  duration: z.number(),
  status: z.enum(canvasStatuses),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  views: countSchema,
  /** Percent of viewers. */
  engagement: z.number(),
  feedback: z.optional(z.string()),
});

export const canvasListSchema = z.array(canvasSchema);

const canvasTrackSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: z.string(),
  isOut: z.boolean(),
});
export const canvasTracksSchema = z.array(canvasTrackSchema);

export const canvasVideoSchema = z.object({
  video: contentSchema,
  seconds: z.number(),
  width: z.int(),
  height: z.int(),
  codec: z.enum(['avc', 'vp9', 'av1']),
});

export const canvasThumbnailSchema = z.object({ thumbnail: contentSchema });

const tagSchema = z.string().check(trimLine(), z.minLength(1), z.maxLength(canvasLimits.tagMax));

/** The device makes the id, which works once. */
export const deliveredCanvasSchema = z.extend(deliveredSchema, {
  trackId: idSchema,
  trackTitle: z.string().check(z.maxLength(300)),
  artistName: z.string().check(z.maxLength(300)),
  videoFile: z.nullable(contentSchema),
  thumbnailFile: z.nullable(contentSchema),
  videoUrl: z.string().check(trimUnseen(), z.maxLength(canvasLimits.addressMax)),
  description: z.string().check(trimUnseen(), z.maxLength(canvasLimits.descriptionMax)),
  tags: z.array(tagSchema).check(z.maxLength(canvasLimits.tags)),
  isLoop: z.boolean(),
  startTime: z.number().check(z.minimum(0), z.maximum(canvasLimits.startMax)),
  endTime: z.number().check(z.minimum(canvasLimits.secondsMin), z.maximum(canvasLimits.secondsMax)),
});

export const sentCanvasSchema = z.object({
  id: idSchema,
  artist: namedReferenceSchema,
  track: z.object({ id: idSchema, title: z.string(), isOut: z.boolean(), isGone: z.boolean() }),
  videoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  thumbnailUrl: imageSchema,
  description: z.string(),
  tags: z.array(z.string()),
  isLoop: z.boolean(),
  startTime: z.number(),
  endTime: z.number(),
  sentAt: instantSchema,
  status: z.enum(canvasStatuses),
  decidedBy: z.nullable(z.string()),
  feedback: z.nullable(z.string()),
});

export const canvasInboxSchema = getInbox(sentCanvasSchema);

export const rejectCanvasBodySchema = z.strictObject({
  feedback: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(canvasLimits.feedbackMax)),
});

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
export type SentCanvas = z.infer<typeof sentCanvasSchema>;
export type CanvasInbox = z.infer<typeof canvasInboxSchema>;
export type TrackCanvas = z.infer<typeof trackCanvasSchema>['canvas'];
