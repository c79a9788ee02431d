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
  /** The words of a text story; otherwise the file's path, valid for some hours. */
  content: z.string(),
  caption: z.string(),
  /** Seconds shown. */
  duration: z.number(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** Distinct people. */
  views: countSchema,
  likes: countSchema,
  comments: countSchema,
  isActive: z.boolean(),
  trackId: z.optional(z.string()),
  trackTitle: z.optional(z.string()),
  /** Only of text stories. */
  backgroundColor: z.optional(colourSchema),
  textColor: z.optional(colourSchema),
  isSeen: z.boolean(),
  isLiked: z.boolean(),
  /** Hidden from listeners while the account that started it is suspended. */
  isResting: z.optional(z.boolean()),
});

export const storyListSchema = z.array(storySchema);

/** Facts read from the file itself. */
export const storyFileSchema = z.object({
  file: contentSchema,
  /** With decimals; null for a photograph. */
  seconds: z.nullable(z.number()),
});

/** The id is the device's own and works once. */
export const deliveredStorySchema = z.extend(deliveredSchema, {
  type: z.enum(storyTypes),
  content: z.string().check(trimUnseen(), z.maxLength(storyLimits.contentMax)),
  caption: z.string().check(trimUnseen(), z.maxLength(storyLimits.captionMax)),
  trackId: z.nullable(idSchema),
  trackTitle: z.string().check(z.maxLength(storyLimits.trackTitleMax)),
  backgroundColor: colourSchema,
  textColor: colourSchema,
  /** Null for a text story. */
  file: z.nullable(contentSchema),
});

/** For a listener who follows the artist. */
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
