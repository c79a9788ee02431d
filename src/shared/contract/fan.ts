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
  /** Whose it is, where a label asked for those of all its artists. */
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
  /** Of which concert those who take part get the presale code. A server that knows none leaves it out. */
  concertId: z.optional(z.nullable(idSchema)),
  /** What took a cancelled one along; left out where somebody called it off. */
  calledOffWith: z.optional(z.enum(['concert'])),
  /** Stopped with the account that set it going: listeners do not find it. Left out otherwise. */
  isResting: z.optional(z.boolean()),
  /** Rises with each change of its words. A server that counts none leaves it out. */
  version: z.optional(countSchema),
});

/** The latest made first. */
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
  /** A concert of the artist whose presale code is for those who take part. */
  concertId: z.optional(z.nullable(idSchema)),
};

/** A campaign as a device delivers it. */
export const deliveredCampaignSchema = z.extend(deliveredSchema, campaignFields);

/**
 * What a person changes of a campaign that nobody could join yet; what is left out stays. `seen` is what they saw of that: a field
 * that is something else by now is refused with the code `duplicate`. Older devices send all of it, with the version that they saw.
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
  /** What became of it: those who take part still read it when it is over. Left out while it goes on. */
  ended: z.optional(z.enum(['completed', 'cancelled'])),
  /** The concert whose presale code is for those who take part; null for none. */
  concert: z.optional(
    z.nullable(z.object({ title: z.string(), venue: z.string(), date: daySchema })),
  ),
  /** For those who take part alone, while it goes on. */
  presaleCode: z.optional(z.string()),
});

export const campaignOfferListSchema = z.array(campaignOfferSchema);

/** What is said with taking part: nothing is shared that nobody allowed. */
export const joinCampaignBodySchema = z.nullish(
  z.strictObject({
    /** The artist may export the name and the email of who takes part. */
    sharesContact: z.optional(z.boolean()),
  }),
);

/** What is so after a listener took part, or left. */
export const participationSchema = z.object({
  isIn: z.boolean(),
  participantCount: countSchema,
  presaleCode: z.optional(z.string()),
});

/** Who takes part in a campaign, as its artist reads it. */
const participantSchema = z.object({
  id: idSchema,
  name: z.string(),
  profileImage: imageSchema,
  /** Null for who is no fan any more. */
  tier: z.nullable(fanTierSchema),
  joinedAt: instantSchema,
  /** In full, of those who allowed it; null of all others. */
  email: z.nullable(z.string()),
});

/** A part of those who take part, the first who joined in front. */
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
