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

/** What an artist tells their fans, as the artist reads it. See docs/product/fans.md. */
export const fanNoticeSchema = z.object({
  id: idSchema,
  /** Whose it is, where a label asked for those of all its artists. */
  artistId: z.optional(idSchema),
  title: z.string(),
  message: z.string(),
  type: z.enum(fanNoticeTypes),
  scheduledDate: z.nullable(instantSchema),
  sentDate: z.nullable(instantSchema),
  recipientCount: countSchema,
  /** Fans whom it did not reach because they got the most of the artist in a day. A server that counts none leaves it out. */
  heldBackCount: z.optional(countSchema),
  /** Percent of those who got it, with one decimal. */
  openRate: z.number(),
  clickRate: z.number(),
  status: z.enum(fanNoticeStatuses),
  /** Empty for all fans. */
  targetTiers: z.array(z.enum(fanTiers)),
  trackTitle: z.nullable(z.string()),
  trackId: z.optional(z.nullable(idSchema)),
  /** The campaign whose participants get it, and nobody else; null for fans. */
  campaign: z.optional(z.nullable(z.object({ id: idSchema, title: z.string() }))),
  /** Rises with each change. A server that counts none leaves it out. */
  version: z.optional(countSchema),
});

/** The latest made first. */
export const fanNoticeListSchema = z.array(fanNoticeSchema);

const noticeFields = {
  title: z.string().check(trimLine(), z.minLength(1), z.maxLength(titleMax)),
  message: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(textMax)),
  type: z.enum(fanNoticeTypes),
  /** Null for at once, which a moment that is over means as well. */
  scheduledDate: z.nullable(givenInstantSchema),
  targetTiers: tiersSchema,
  includeTrackLink: z.boolean(),
  trackId: z.nullable(idSchema),
  /** For those who take part in a campaign of the artist, whatever their tier. */
  campaignId: z.optional(z.nullable(idSchema)),
};

/** A notification as a device delivers it. */
export const deliveredNoticeSchema = z.extend(deliveredSchema, noticeFields);

/**
 * What a person changes of a notification that is not out; what is left out stays. `seen` is what they saw of that, and the state: a field
 * that is something else by now is refused with the code `duplicate`. Older devices send all of it, with the version that they saw.
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

/** Whom a notification is for, to know how many it reaches: `tiers` with commas between them. */
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

/** How many a notification that was sent now would reach. */
export const reachSchema = z.object({ fans: countSchema });

/** What an artist told a listener. */
export const receivedNoticeSchema = z.object({
  id: idSchema,
  artist: z.extend(namedReferenceSchema, { image: imageSchema }),
  title: z.string(),
  message: z.string(),
  type: z.enum(fanNoticeTypes),
  at: instantSchema,
  isRead: z.boolean(),
  /** Where it leads. */
  track: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /** Why it is here: they followed the artist, or listened to them. */
  reason: z.enum(['follower', 'listener']),
  /** Whether they want no more of this artist. */
  isMuted: z.boolean(),
});

/**
 * What a decision is about: something that was sent, a contract that was offered, the answer to it, a campaign in which a
 * listener takes part, a paid or a Fans First campaign that runs, or the agreement of a label with the service.
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
 * An offer is neither accepted nor rejected: it was made. A campaign was joined or called off, or its concert changed. A song is
 * placed when it is in, and a campaign goes its way.
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

/** Screens on which what was decided stands. */
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

/** What was decided about the work of who reads it. See docs/product/notices.md. */
export const decisionNoticeSchema = z.object({
  id: idSchema,
  type: z.literal('decision'),
  subject: z.enum(decisionSubjects),
  outcome: z.enum(decisionOutcomes),
  /** Whose work it is. */
  artist: z.extend(namedReferenceSchema, { image: imageSchema }),
  /** Of the song, release or campaign; of an offer the label, of an answer the artist. */
  title: z.string(),
  /** What was said with it; empty for nothing. */
  word: z.string(),
  /** Names of the playlists into which a song was accepted, or that a takeover stands on. */
  playlists: z.optional(z.array(z.string())),
  /** Why a release was turned down. */
  reason: z.nullable(z.enum(rejectionReasons)),
  /** Who decided; null where that is not told, or where the service did. */
  by: z.nullable(z.string()),
  /** The presale code of who takes part in a campaign that goes on. */
  presaleCode: z.optional(z.string()),
  at: instantSchema,
  isRead: z.boolean(),
  /** Where it stands, and of which artist for who acts for several; null where the reader may open no such screen. */
  link: z.nullable(z.object({ screen: z.enum(decisionScreens), artistId: z.nullable(idSchema) })),
});

/** What became of the file with their own data that a person ordered. It goes with the file. See docs/product/account.md. */
export const exportNoticeSchema = z.object({
  id: idSchema,
  type: z.literal('export'),
  outcome: z.enum(['ready', 'failed']),
  at: instantSchema,
  isRead: z.boolean(),
});

/** A part of the list, the latest first, and how many are unread in all, as far as they are counted. */
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

/** How many are unread after a change. */
export const unreadSchema = z.object({ unread: countSchema });

export type FanNotice = z.infer<typeof fanNoticeSchema>;
export type DeliveredNotice = z.infer<typeof deliveredNoticeSchema>;
export type ChangeNoticeBody = z.infer<typeof changeNoticeBodySchema>;
export type ReachQuery = z.infer<typeof reachQuerySchema>;
export type ReceivedNotice = z.infer<typeof receivedNoticeSchema>;
export type DecisionNotice = z.infer<typeof decisionNoticeSchema>;
export type ExportNotice = z.infer<typeof exportNoticeSchema>;
export type ReceivedNotices = z.infer<typeof receivedNoticesSchema>;
