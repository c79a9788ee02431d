import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import { campaignStatuses, campaignTypes, fanLimits, fanTiers } from './fan-choices.ts';
import { countSchema, daySchema, idSchema, imageSchema, givenDaySchema } from './primitives.ts';

const { titleMax, textMax, rewardsMax, rewardMax, participantsMax } = fanLimits;

export const fanTierSchema = z.enum(fanTiers);
const tiersSchema = z.array(fanTierSchema).check(z.maxLength(fanTiers.length));

/** A listener who lets artists see who they are. See docs/product/fans.md. */
export const fanSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Masked: no address of anybody leaves the server. */
  email: z.string(),
  profileImage: imageSchema,
  /** Null where they listen without following. */
  followDate: z.nullable(daySchema),
  totalStreams: countSchema,
  /** The title of what they streamed most; null where that is nothing. */
  favoriteTrack: z.nullable(z.string()),
  tier: fanTierSchema,
  /** A country, in the language of who asks. */
  location: z.string(),
  lastActivity: z.nullable(daySchema),
  /** Whether they hear of the artist at all. */
  notifications: z.boolean(),
});

/** Those with the most streams first. */
export const fanListSchema = z.array(fanSchema);

/** Address parameters of the list: `after` is the last fan of the part before. */
export const fanQuerySchema = z.strictObject({
  artistId: z.optional(idSchema),
  q: z.optional(z.string().check(z.maxLength(100))),
  tier: z.optional(fanTierSchema),
  after: z.optional(idSchema),
});

/** All fans, also those whom nobody may name. */
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

/** What an artist offers to fans first. See docs/product/fans.md. */
export const fanCampaignSchema = z.object({
  id: idSchema,
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
});

/** The latest made first. */
export const fanCampaignListSchema = z.array(fanCampaignSchema);

/** A campaign as a device delivers it. */
export const deliveredCampaignSchema = z.extend(deliveredSchema, {
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
});

/** A campaign as an eligible listener sees it. */
export const campaignOfferSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.string(),
  type: z.enum(campaignTypes),
  endDate: daySchema,
  participantCount: countSchema,
  maxParticipants: countSchema,
  rewards: z.array(z.string()),
  /** Whether the listener takes part. */
  isIn: z.boolean(),
});

export const campaignOfferListSchema = z.array(campaignOfferSchema);

/** What is so after a listener took part, or left. */
export const participationSchema = z.object({ isIn: z.boolean(), participantCount: countSchema });

export type Fan = z.infer<typeof fanSchema>;
export type FanQuery = z.infer<typeof fanQuerySchema>;
export type FanSummary = z.infer<typeof fanSummarySchema>;
export type FanCampaign = z.infer<typeof fanCampaignSchema>;
export type DeliveredCampaign = z.infer<typeof deliveredCampaignSchema>;
export type CampaignOffer = z.infer<typeof campaignOfferSchema>;
export type Participation = z.infer<typeof participationSchema>;
