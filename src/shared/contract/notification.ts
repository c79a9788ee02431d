import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import {
  fanLimits,
  fanNotificationStatuses,
  fanNotificationTypes,
  fanTiers,
} from './fan-choices.ts';
import {
  countSchema,
  cursorSchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
  givenInstantSchema,
  seenTextSchema,
} from './primitives.ts';
import { rejectionReasons } from './release-types.ts';

const { titleMax, textMax } = fanLimits;

const tiersSchema = z.array(z.enum(fanTiers)).check(z.maxLength(fanTiers.length));

/** The artist's view. See docs/product/fans.md. */
export const fanNotificationSchema = z.object({
  id: idSchema,
  artistId: z.optional(idSchema),
  title: z.string(),
  message: z.string(),
  type: z.enum(fanNotificationTypes),
  scheduledDate: z.nullable(instantSchema),
  sentDate: z.nullable(instantSchema),
  recipientCount: countSchema,
  heldBackCount: z.optional(countSchema),
  /** A job still delivers it, so its counts grow. */
  isOnItsWay: z.optional(z.boolean()),
  /** Percent, one decimal. */
  openRate: z.number(),
  clickRate: z.number(),
  status: z.enum(fanNotificationStatuses),
  targetTiers: z.array(z.enum(fanTiers)),
  trackTitle: z.nullable(z.string()),
  trackId: z.optional(z.nullable(idSchema)),
  /** Of the track. */
  coverImage: z.optional(imageSchema),
  campaign: z.optional(z.nullable(z.object({ id: idSchema, title: z.string() }))),
  version: z.optional(countSchema),
});

export const fanNotificationListSchema = z.array(fanNotificationSchema);

const notificationFields = {
  title: z.string().check(trimLine(), z.minLength(1), z.maxLength(titleMax)),
  message: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(textMax)),
  type: z.enum(fanNotificationTypes),
  /** Sent at once if null or past. */
  scheduledDate: z.nullable(givenInstantSchema),
  targetTiers: tiersSchema,
  includeTrackLink: z.boolean(),
  trackId: z.nullable(idSchema),
  campaignId: z.optional(z.nullable(idSchema)),
};

export const deliveredNotificationSchema = z.extend(deliveredSchema, notificationFields);

/** Only before it is sent; absent fields stay. */
export const changeNotificationBodySchema = z.partial(
  z.strictObject({
    ...notificationFields,
    version: countSchema,
    seen: z.partial(
      z.strictObject({
        title: seenTextSchema,
        message: seenTextSchema,
        type: seenTextSchema,
        scheduledDate: z.nullable(seenTextSchema),
        targetTiers: tiersSchema,
        includeTrackLink: z.boolean(),
        trackId: z.nullable(seenTextSchema),
        campaignId: z.nullable(seenTextSchema),
        status: seenTextSchema,
      }),
    ),
  }),
);

export const reachQuerySchema = z.strictObject({
  artistId: z.optional(idSchema),
  type: z.enum(fanNotificationTypes),
  tiers: z.optional(
    z
      .string()
      .check(z.regex(/^(?:casual|regular|superfan|vip)(?:,(?:casual|regular|superfan|vip)){0,3}$/)),
  ),
  campaignId: z.optional(idSchema),
});

export const reachSchema = z.object({
  fans: countSchema,
  /** Left out because they have had enough of the artist's. */
  heldBack: z.optional(countSchema),
  /** When the first of those can get one again. */
  freeAt: z.optional(z.nullable(instantSchema)),
});

export const receivedNotificationSchema = z.object({
  id: idSchema,
  artist: z.extend(namedReferenceSchema, { image: imageSchema }),
  title: z.string(),
  message: z.string(),
  type: z.enum(fanNotificationTypes),
  at: instantSchema,
  isRead: z.boolean(),
  track: z.nullable(z.object({ id: idSchema, title: z.string() })),
  reason: z.enum(['follower', 'listener']),
  isMuted: z.boolean(),
});

const decisionSubjects = [
  'pitch',
  'canvas',
  'release',
  'budget',
  'offer',
  'answer',
  'participation',
  'marquee',
  'campaign',
  'agreement',
  'share',
  'shareAnswer',
  'payment',
  'profile',
  'member',
  'family',
  'student',
] as const;

const decisionOutcomes = [
  'accepted',
  'rejected',
  'made',
  'joined',
  'called_off',
  'changed',
  'placed',
  'begun',
  'spent',
  'full',
  'over',
  'returned',
  'asked',
  'expired',
] as const;

const decisionScreens = [
  'pitches',
  'canvas',
  'campaigns',
  'fans',
  'releases',
  'artists',
  'artist',
  'artist_page',
  'parts',
  'finance',
  'earnings',
  'run',
  'subscription',
] as const;

/** See docs/product/notices.md. */
export const decisionNotificationSchema = z.object({
  id: idSchema,
  type: z.literal('decision'),
  subject: z.enum(decisionSubjects),
  outcome: z.enum(decisionOutcomes),
  /** Null for a decision about the reader's account. */
  artist: z.nullable(z.extend(namedReferenceSchema, { image: imageSchema })),
  title: z.string(),
  word: z.string(),
  playlists: z.optional(z.array(z.string())),
  reason: z.nullable(z.enum(rejectionReasons)),
  /** Null if confidential, or if the service decided. */
  by: z.nullable(z.string()),
  presaleCode: z.optional(z.string()),
  at: instantSchema,
  isRead: z.boolean(),
  /** Null if the reader may not open the screen. */
  link: z.nullable(
    z.object({
      screen: z.enum(decisionScreens),
      artistId: z.nullable(idSchema),
      /** What opens on the screen: the form of an account, or the run of this id. */
      opens: z.optional(z.string()),
    }),
  ),
});

export const exportNotificationSchema = z.object({
  id: idSchema,
  type: z.literal('export'),
  outcome: z.enum(['ready', 'failed']),
  at: instantSchema,
  isRead: z.boolean(),
});

/**
 * `tracks` were added to a saved one, `together` to one that the person makes with others; `saves`:
 * somebody saved an own one.
 */
export const playlistNotificationSchema = z.object({
  id: idSchema,
  type: z.literal('playlist'),
  change: z.enum(['tracks', 'saves', 'together']),
  playlist: z.extend(namedReferenceSchema, { coverImage: imageSchema }),
  owner: z.string(),
  saves: countSchema,
  at: instantSchema,
  isRead: z.boolean(),
});

/** A followed artist published it. */
export const releaseNotificationSchema = z.object({
  id: idSchema,
  type: z.literal('release'),
  album: z.object({ id: idSchema, title: z.string(), coverImage: imageSchema }),
  artist: z.extend(namedReferenceSchema, { image: imageSchema }),
  at: instantSchema,
  isRead: z.boolean(),
});

/** Those who began to follow the user within an hour. */
export const followersNotificationSchema = z.object({
  id: idSchema,
  type: z.literal('followers'),
  /** The last of them. */
  person: z.extend(namedReferenceSchema, { image: imageSchema }),
  /** Beside that one. */
  others: countSchema,
  at: instantSchema,
  isRead: z.boolean(),
});

/** Latest first. */
export const receivedNotificationsSchema = z.object({
  notifications: z.array(
    z.discriminatedUnion('type', [
      receivedNotificationSchema,
      decisionNotificationSchema,
      exportNotificationSchema,
      playlistNotificationSchema,
      releaseNotificationSchema,
      followersNotificationSchema,
    ]),
  ),
  unread: countSchema,
  nextCursor: cursorSchema,
});

export const receivedNotificationsQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

export const unreadSchema = z.object({ unread: countSchema });

export type FanNotification = z.infer<typeof fanNotificationSchema>;
export type DeliveredNotification = z.infer<typeof deliveredNotificationSchema>;
export type ChangeNotificationBody = z.infer<typeof changeNotificationBodySchema>;
export type Reach = z.infer<typeof reachSchema>;
export type ReachQuery = z.infer<typeof reachQuerySchema>;
export type ReceivedNotification = z.infer<typeof receivedNotificationSchema>;
export type DecisionNotification = z.infer<typeof decisionNotificationSchema>;
export type ExportNotification = z.infer<typeof exportNotificationSchema>;
export type PlaylistNotification = z.infer<typeof playlistNotificationSchema>;
export type ReleaseNotification = z.infer<typeof releaseNotificationSchema>;
export type FollowersNotification = z.infer<typeof followersNotificationSchema>;
export type ReceivedNotifications = z.infer<typeof receivedNotificationsSchema>;
