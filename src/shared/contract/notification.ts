import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import { fanLimits, fanNoticeStatuses, fanNoticeTypes, fanTiers } from './fan-choices.ts';
import {
  countSchema,
  cursorSchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
  givenInstantSchema,
} from './primitives.ts';
import { rejectionReasons } from './release-types.ts';

const { titleMax, textMax } = fanLimits;

const tiersSchema = z.array(z.enum(fanTiers)).check(z.maxLength(fanTiers.length));

/** An artist's notification to fans, as the artist reads it. See docs/product/fans.md. */
export const fanNoticeSchema = z.object({
  id: idSchema,
  /** Set where a label asked for those of all its artists. */
  artistId: z.optional(idSchema),
  title: z.string(),
  message: z.string(),
  type: z.enum(fanNoticeTypes),
  scheduledDate: z.nullable(instantSchema),
  sentDate: z.nullable(instantSchema),
  recipientCount: countSchema,
  /** Fans who did not get it because they had the day's most from the artist. */
  heldBackCount: z.optional(countSchema),
  /** Percent of its recipients, with one decimal. */
  openRate: z.number(),
  clickRate: z.number(),
  status: z.enum(fanNoticeStatuses),
  /** Empty for all fans. */
  targetTiers: z.array(z.enum(fanTiers)),
  trackTitle: z.nullable(z.string()),
  trackId: z.optional(z.nullable(idSchema)),
  /** Only the campaign's participants get it; null for fans. */
  campaign: z.optional(z.nullable(z.object({ id: idSchema, title: z.string() }))),
  /** Rises with each change. */
  version: z.optional(countSchema),
});

/** The newest first. */
export const fanNoticeListSchema = z.array(fanNoticeSchema);

const noticeFields = {
  title: z.string().check(trimLine(), z.minLength(1), z.maxLength(titleMax)),
  message: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(textMax)),
  type: z.enum(fanNoticeTypes),
  /** Null, or a moment in the past, sends at once. */
  scheduledDate: z.nullable(givenInstantSchema),
  targetTiers: tiersSchema,
  includeTrackLink: z.boolean(),
  trackId: z.nullable(idSchema),
  /** For a campaign's participants, whatever their tier. */
  campaignId: z.optional(z.nullable(idSchema)),
};

export const deliveredNoticeSchema = z.extend(deliveredSchema, noticeFields);

/**
 * A change of a notification that is not sent yet; an absent field stays unchanged. `seen` holds
 * the values and the state that the user saw: a field that has changed since is rejected with the
 * code `duplicate`. Older devices send all fields with the version instead.
 */
export const changeNoticeBodySchema = z.partial(
  z.strictObject({
    ...noticeFields,
    version: countSchema,
    seen: z.partial(
      z.strictObject({
        title: z.string(),
        message: z.string(),
        type: z.string(),
        scheduledDate: z.nullable(z.string()),
        targetTiers: tiersSchema,
        includeTrackLink: z.boolean(),
        trackId: z.nullable(z.string()),
        campaignId: z.nullable(z.string()),
        status: z.string(),
      }),
    ),
  }),
);

/** `tiers` are separated by commas. */
export const reachQuerySchema = z.strictObject({
  artistId: z.optional(idSchema),
  type: z.enum(fanNoticeTypes),
  tiers: z.optional(
    z
      .string()
      .check(z.regex(/^(?:casual|regular|superfan|vip)(?:,(?:casual|regular|superfan|vip)){0,3}$/)),
  ),
  campaignId: z.optional(idSchema),
});

/** Recipients of a notification sent now. */
export const reachSchema = z.object({ fans: countSchema });

/** An artist's notification, as a listener gets it. */
export const receivedNoticeSchema = z.object({
  id: idSchema,
  artist: z.extend(namedReferenceSchema, { image: imageSchema }),
  title: z.string(),
  message: z.string(),
  type: z.enum(fanNoticeTypes),
  at: instantSchema,
  isRead: z.boolean(),
  /** The link's target. */
  track: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /** The listener follows the artist, or has listened to them. */
  reason: z.enum(['follower', 'listener']),
  /** The listener has muted the artist. */
  isMuted: z.boolean(),
});

/**
 * A submission, a contract offer or its answer, a campaign joined by a listener, a running paid
 * or Fans First campaign, or a label's agreement with the service.
 */
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
] as const;

/**
 * `made` is of an offer; `joined`, `called_off` and `changed` (its concert) of a Fans First
 * campaign; `placed` of a song on a playlist; the last four of a campaign's course.
 */
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
] as const;

/** Screens that show the subject of a decision. */
const decisionScreens = [
  'pitches',
  'canvas',
  'campaigns',
  'fans',
  'releases',
  'artists',
  'artist',
  'artist_page',
] as const;

/** A decision about the reader's work. See docs/product/notices.md. */
export const decisionNoticeSchema = z.object({
  id: idSchema,
  type: z.literal('decision'),
  subject: z.enum(decisionSubjects),
  outcome: z.enum(decisionOutcomes),
  /** The artist whose work it is. */
  artist: z.extend(namedReferenceSchema, { image: imageSchema }),
  /** Of the song, release or campaign; for an offer the label, for an answer the artist. */
  title: z.string(),
  /** The decision's note; may be empty. */
  word: z.string(),
  playlists: z.optional(z.array(z.string())),
  /** Why a release was rejected. */
  reason: z.nullable(z.enum(rejectionReasons)),
  /** Null where it is confidential, or where the service decided. */
  by: z.nullable(z.string()),
  /** For participants of a running campaign. */
  presaleCode: z.optional(z.string()),
  at: instantSchema,
  isRead: z.boolean(),
  /**
   * The screen of the subject, and its artist for users who act for several; null where the
   * reader may not open it.
   */
  link: z.nullable(z.object({ screen: z.enum(decisionScreens), artistId: z.nullable(idSchema) })),
});

/**
 * The state of the user's data export; the notification is deleted with the file. See
 * docs/product/account.md.
 */
export const exportNoticeSchema = z.object({
  id: idSchema,
  type: z.literal('export'),
  outcome: z.enum(['ready', 'failed']),
  at: instantSchema,
  isRead: z.boolean(),
});

/** The latest first; `unread` counts the whole list, up to a limit. */
export const receivedNoticesSchema = z.object({
  notifications: z.array(
    z.discriminatedUnion('type', [receivedNoticeSchema, decisionNoticeSchema, exportNoticeSchema]),
  ),
  unread: countSchema,
  nextCursor: cursorSchema,
});

export const receivedNoticesQuerySchema = z.strictObject({
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** The unread count after a change. */
export const unreadSchema = z.object({ unread: countSchema });

export type FanNotice = z.infer<typeof fanNoticeSchema>;
export type DeliveredNotice = z.infer<typeof deliveredNoticeSchema>;
export type ChangeNoticeBody = z.infer<typeof changeNoticeBodySchema>;
export type ReachQuery = z.infer<typeof reachQuerySchema>;
export type ReceivedNotice = z.infer<typeof receivedNoticeSchema>;
export type DecisionNotice = z.infer<typeof decisionNoticeSchema>;
export type ExportNotice = z.infer<typeof exportNoticeSchema>;
export type ReceivedNotices = z.infer<typeof receivedNoticesSchema>;
