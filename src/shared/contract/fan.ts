import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import { campaignStatuses, campaignTypes, fanLimits, fanTiers } from './fan-choices.ts';
import {
  countSchema,
  cursorSchema,
  daySchema,
  givenDaySchema,
  idSchema,
  imageSchema,
  instantSchema,
} from './primitives.ts';

const { titleMax, textMax, rewardsMax, rewardMax, participantsMax } = fanLimits;

export const fanTierSchema = z.enum(fanTiers);
const tiersSchema = z.array(fanTierSchema).check(z.maxLength(fanTiers.length));

/** A listener who shares their identity with artists. See docs/product/fans.md. */
export const fanSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Masked. */
  email: z.string(),
  profileImage: imageSchema,
  /** Null for listeners who do not follow. */
  followDate: z.nullable(daySchema),
  totalStreams: countSchema,
  /** The most streamed track. */
  favoriteTrack: z.nullable(z.string()),
  tier: fanTierSchema,
  /** Country, in the reader's language. */
  location: z.string(),
  lastActivity: z.nullable(daySchema),
  notifications: z.boolean(),
});

/** The most streams first. */
export const fanListSchema = z.array(fanSchema);

/** `after` is the last fan of the previous page. */
export const fanQuerySchema = z.strictObject({
  artistId: z.optional(idSchema),
  q: z.optional(z.string().check(z.maxLength(100))),
  tier: z.optional(fanTierSchema),
  after: z.optional(idSchema),
});

/** Counts all fans, also those who share nothing. */
export const fanSummarySchema = z.object({
  total: countSchema,
  followers: countSchema,
  tiers: z.object({
    casual: countSchema,
    regular: countSchema,
    superfan: countSchema,
    vip: countSchema,
  }),
});

const titleSchema = z.string().check(trimLine(), z.minLength(1), z.maxLength(titleMax));
const textSchema = z.string().check(trimUnseen(), z.minLength(1), z.maxLength(textMax));

export const fanCampaignSchema = z.object({
  id: idSchema,
  /** Set where a label asked for those of all its artists. */
  artistId: z.optional(idSchema),
  title: z.string(),
  description: z.string(),
  type: z.enum(campaignTypes),
  startDate: daySchema,
  endDate: daySchema,
  /** Empty for all fans. */
  eligibleTiers: z.array(fanTierSchema),
  participantCount: countSchema,
  maxParticipants: countSchema,
  status: z.enum(campaignStatuses),
  rewards: z.array(z.string()),
  /** Participants get this concert's presale code. */
  concertId: z.optional(z.nullable(idSchema)),
  /** What a cancelled campaign was cancelled with; absent where somebody cancelled it. */
  calledOffWith: z.optional(z.enum(['concert'])),
  /** Hidden from listeners while the account that started it is suspended. */
  isResting: z.optional(z.boolean()),
  /** Rises with each change of its words. */
  version: z.optional(countSchema),
});

/** The newest first. */
export const fanCampaignListSchema = z.array(fanCampaignSchema);

const campaignFields = {
  title: titleSchema,
  description: textSchema,
  type: z.enum(campaignTypes),
  startDate: givenDaySchema,
  endDate: givenDaySchema,
  eligibleTiers: tiersSchema,
  maxParticipants: z.int().check(z.minimum(1), z.maximum(participantsMax)),
  rewards: z
    .array(z.string().check(trimLine(), z.minLength(1), z.maxLength(rewardMax)))
    .check(z.maxLength(rewardsMax)),
  /** Participants get this concert's presale code. */
  concertId: z.optional(z.nullable(idSchema)),
};

export const deliveredCampaignSchema = z.extend(deliveredSchema, campaignFields);

/**
 * Only before anybody could join; an absent field stays unchanged. `seen` holds the values that
 * the user saw: a field that has changed since is rejected with the code `duplicate`. Older
 * devices send all fields with the version instead.
 */
export const changeCampaignBodySchema = z.partial(
  z.strictObject({
    ...campaignFields,
    version: countSchema,
    seen: z.partial(
      z.strictObject({
        title: z.string(),
        description: z.string(),
        type: z.string(),
        startDate: z.string(),
        endDate: z.string(),
        eligibleTiers: tiersSchema,
        maxParticipants: z.number(),
        rewards: z.array(z.string()).check(z.maxLength(rewardsMax)),
        concertId: z.nullable(z.string()),
      }),
    ),
  }),
);

/** As an eligible listener sees it. */
export const campaignOfferSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  type: z.enum(campaignTypes),
  endDate: daySchema,
  participantCount: countSchema,
  maxParticipants: countSchema,
  rewards: z.array(z.string()),
  isIn: z.boolean(),
  /** Participants still read a campaign that is over; absent while it runs. */
  ended: z.optional(z.enum(['completed', 'cancelled'])),
  /** Null for none. */
  concert: z.optional(
    z.nullable(z.object({ title: z.string(), venue: z.string(), date: daySchema })),
  ),
  /** Only for participants while the campaign runs. */
  presaleCode: z.optional(z.string()),
});

export const campaignOfferListSchema = z.array(campaignOfferSchema);

/** Nothing is shared without consent. */
export const joinCampaignBodySchema = z.nullish(
  z.strictObject({
    /** The artist may export the participant's name and email. */
    sharesContact: z.optional(z.boolean()),
  }),
);

/** State after joining or leaving. */
export const participationSchema = z.object({
  isIn: z.boolean(),
  participantCount: countSchema,
  presaleCode: z.optional(z.string()),
});

const participantSchema = z.object({
  id: idSchema,
  name: z.string(),
  profileImage: imageSchema,
  /** Null for participants who are no fans any more. */
  tier: z.nullable(fanTierSchema),
  joinedAt: instantSchema,
  /** In full with the participant's consent, otherwise null. */
  email: z.nullable(z.string()),
});

/** The first to join in front. */
export const participantListSchema = z.object({
  participants: z.array(participantSchema),
  nextCursor: cursorSchema,
});

export const participantQuerySchema = z.strictObject({
  artistId: z.optional(idSchema),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

export type Fan = z.infer<typeof fanSchema>;
export type FanQuery = z.infer<typeof fanQuerySchema>;
export type FanSummary = z.infer<typeof fanSummarySchema>;
export type FanCampaign = z.infer<typeof fanCampaignSchema>;
export type DeliveredCampaign = z.infer<typeof deliveredCampaignSchema>;
export type ChangeCampaignBody = z.infer<typeof changeCampaignBodySchema>;
export type CampaignOffer = z.infer<typeof campaignOfferSchema>;
export type Participation = z.infer<typeof participationSchema>;
export type Participant = z.infer<typeof participantSchema>;
export type ParticipantList = z.infer<typeof participantListSchema>;
