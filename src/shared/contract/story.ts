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

/** What an artist shows for 24 hours. */
export const storySchema = z.object({
  id: idSchema,
  artistId: idSchema,
  artistName: z.string(),
  type: z.enum(storyTypes),
  /** The words of a text story; of the others where the file is: a path of ours, good for some hours. */
  content: z.string(),
  caption: z.string(),
  /** Seconds for which it is shown. */
  duration: z.number(),
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** People who saw it, and who like it: each counts once. */
  views: countSchema,
  likes: countSchema,
  comments: countSchema,
  isActive: z.boolean(),
  trackId: z.optional(z.string()),
  trackTitle: z.optional(z.string()),
  /** Of text stories. */
  backgroundColor: z.optional(colourSchema),
  textColor: z.optional(colourSchema),
  /** Whether the viewer saw it, and likes it. */
  isSeen: z.boolean(),
  isLiked: z.boolean(),
  /** Stopped with the account that set it going: listeners do not find it. Left out otherwise. */
  isResting: z.optional(z.boolean()),
});

export const storyListSchema = z.array(storySchema);

/** A file of a story, told by its content. */
export const storyFileSchema = z.object({
  file: contentSchema,
  /** With decimals; null for a photograph. */
  seconds: z.nullable(z.number()),
});

/** What a device delivers: a story under an id of its own, which it uses once, and when it was made there. */
export const deliveredStorySchema = z.extend(deliveredSchema, {
  type: z.enum(storyTypes),
  content: z.string().check(trimUnseen(), z.maxLength(storyLimits.contentMax)),
  caption: z.string().check(trimUnseen(), z.maxLength(storyLimits.captionMax)),
  trackId: z.nullable(idSchema),
  trackTitle: z.string().check(z.maxLength(storyLimits.trackTitleMax)),
  backgroundColor: colourSchema,
  textColor: colourSchema,
  /** As it was uploaded; null for a text. */
  file: z.nullable(contentSchema),
});

/** An artist with stories, for a listener who follows them. */
export const storyRingSchema = z.object({
  artistId: idSchema,
  artistName: z.string(),
  image: imageSchema,
  /** Whether the listener saw all of them. */
  isSeen: z.boolean(),
});

export const likeStoryBodySchema = z.strictObject({ isLiked: z.boolean() });

/** Whether an artist has stories, and whether the listener saw all of them. */
export const storyStates = ['none', 'new', 'seen'] as const;

export type StoryType = (typeof storyTypes)[number];
export type StoryState = (typeof storyStates)[number];

/** What a listener is told of an artist's stories. */
export type ArtistStoryState = { story: StoryState; areStoriesHidden: boolean };
export type Story = z.infer<typeof storySchema>;
export type StoryFile = z.infer<typeof storyFileSchema>;
export type DeliveredStory = z.infer<typeof deliveredStorySchema>;
export type StoryRing = z.infer<typeof storyRingSchema>;
