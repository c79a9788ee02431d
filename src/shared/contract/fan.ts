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
  seenTextSchema,
} from './primitives.ts';

const { titleMax, textMax, rewardsMax, rewardMax, participantsMax } = fanLimits;

export const fanTierSchema = z.enum(fanTiers);
const tiersSchema = z.array(fanTierSchema).check(z.maxLength(fanTiers.length));

/** Only listeners who share their identity. See docs/product/fans.md. */
export const fanSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  profileImage: imageSchema,
  followDate: z.nullable(daySchema),
  totalStreams: countSchema,
  favoriteTrack: z.nullable(z.string()),
  tier: fanTierSchema,
  location: z.string(),
  lastActivity: z.nullable(daySchema),
  notifications: z.boolean(),
});

export const fanListSchema = z.array(fanSchema);

export const fanQuerySchema = z.strictObject({
  artistId: z.optional(idSchema),
  q: z.optional(z.string().check(z.maxLength(100))),
  tier: z.optional(fanTierSchema),
  after: z.optional(idSchema),
});

/** Includes fans who share nothing. */
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
  artistId: z.optional(idSchema),
  title: z.string(),
  description: z.string(),
  type: z.enum(campaignTypes),
  startDate: daySchema,
  endDate: daySchema,
  eligibleTiers: z.array(fanTierSchema),
  participantCount: countSchema,
  maxParticipants: countSchema,
  status: z.enum(campaignStatuses),
  rewards: z.array(z.string()),
  concertId: z.optional(z.nullable(idSchema)),
  calledOffWith: z.optional(z.enum(['concert'])),
  /** Hidden, because the owner is suspended. */
  isResting: z.optional(z.boolean()),
  version: z.optional(countSchema),
});

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
  concertId: z.optional(z.nullable(idSchema)),
};

export const deliveredCampaignSchema = z.extend(deliveredSchema, campaignFields);

/** Only before anybody could join. Absent fields stay. */
export const changeCampaignBodySchema = z.partial(
  z.strictObject({
    ...campaignFields,
    version: countSchema,
    seen: z.partial(
      z.strictObject({
        title: seenTextSchema,
        description: seenTextSchema,
        type: seenTextSchema,
        startDate: seenTextSchema,
        endDate: seenTextSchema,
        eligibleTiers: tiersSchema,
        maxParticipants: z.number(),
        rewards: z.array(seenTextSchema).check(z.maxLength(rewardsMax)),
        concertId: z.nullable(seenTextSchema),
      }),
    ),
  }),
);

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
  /** Absent while running. */
  ended: z.optional(z.enum(['completed', 'cancelled'])),
  concert: z.optional(
    z.nullable(z.object({ title: z.string(), venue: z.string(), date: daySchema })),
  ),
  presaleCode: z.optional(z.string()),
});

export const campaignOfferListSchema = z.array(campaignOfferSchema);

export const joinCampaignBodySchema = z.nullish(
  z.strictObject({
    sharesContact: z.optional(z.boolean()),
  }),
);

export const participationSchema = z.object({
  isIn: z.boolean(),
  participantCount: countSchema,
  presaleCode: z.optional(z.string()),
});

const participantSchema = z.object({
  id: idSchema,
  name: z.string(),
  profileImage: imageSchema,
  tier: z.nullable(fanTierSchema),
  joinedAt: instantSchema,
  /** Null without consent. */
  email: z.nullable(z.string()),
});

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
