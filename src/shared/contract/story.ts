import * as z from 'zod/mini';
import { trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import {
  colourSchema,
  contentSchema,
  countSchema,
  idSchema,
  imageSchema,
  instantSchema,
} from './primitives.ts';
import { storyLimits, storyTypes } from './story-limits.ts';

/** Shown for 24 hours. */
export const storySchema = z.object({
  id: idSchema,
  artistId: idSchema,
  artistName: z.string(),
  type: z.enum(storyTypes),
  /** Text or a path. */
  content: z.string(),
  caption: z.string(),
  duration: z.number(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  views: countSchema,
  likes: countSchema,
  comments: countSchema,
  isActive: z.boolean(),
  trackId: z.optional(z.string()),
  trackTitle: z.optional(z.string()),
  backgroundColor: z.optional(colourSchema),
  textColor: z.optional(colourSchema),
  isSeen: z.boolean(),
  isLiked: z.boolean(),
  /** Hidden, because the owner is suspended. */
  isResting: z.optional(z.boolean()),
});

export const storyListSchema = z.array(storySchema);

export const storyFileSchema = z.object({
  file: contentSchema,
  seconds: z.nullable(z.number()),
});

/** The device makes the id, which works once. */
export const deliveredStorySchema = z.extend(deliveredSchema, {
  type: z.enum(storyTypes),
  content: z.string().check(trimUnseen(), z.maxLength(storyLimits.contentMax)),
  caption: z.string().check(trimUnseen(), z.maxLength(storyLimits.captionMax)),
  trackId: z.nullable(idSchema),
  trackTitle: z.string().check(z.maxLength(storyLimits.trackTitleMax)),
  backgroundColor: colourSchema,
  textColor: colourSchema,
  file: z.nullable(contentSchema),
});

export const storyRingSchema = z.object({
  artistId: idSchema,
  artistName: z.string(),
  image: imageSchema,
  isSeen: z.boolean(),
});

export const likeStoryBodySchema = z.strictObject({ isLiked: z.boolean() });

export const storyStates = ['none', 'new', 'seen'] as const;

export type StoryType = (typeof storyTypes)[number];
export type StoryState = (typeof storyStates)[number];

export type ArtistStoryState = { story: StoryState; areStoriesHidden: boolean };
export type Story = z.infer<typeof storySchema>;
export type StoryFile = z.infer<typeof storyFileSchema>;
export type DeliveredStory = z.infer<typeof deliveredStorySchema>;
export type StoryRing = z.infer<typeof storyRingSchema>;
