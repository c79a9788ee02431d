import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import {
  marqueeAges,
  marqueeApprovals,
  marqueeCountries,
  marqueeFormats,
  marqueeGenres,
  marqueeLimits,
  marqueeStatuses,
} from './marquee-limits.ts';
import {
  countSchema,
  daySchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
  givenDaySchema,
} from './primitives.ts';
import { isForeignAddress } from './web-address.ts';

const { budgetMin, budgetMax, budgetStep, nameMax, copyMax, addressMax } = marqueeLimits;
const { interests, interestMax, noteMax } = marqueeLimits;

const nameSchema = z.string().check(trimLine(), z.minLength(1), z.maxLength(nameMax));

/** Of a picture, video or sound, or nothing. */
const addressSchema = z.string().check(
  trimUnseen(),
  z.maxLength(addressMax),
  z.refine((text) => text === '' || isForeignAddress(text)),
);

/** Whom a campaign is for. No genre or no country is all of them. */
const audienceSchema = z.strictObject({
  ageRange: z.enum(marqueeAges),
  genres: z.array(z.enum(marqueeGenres)).check(z.maxLength(marqueeGenres.length)),
  countries: z.array(z.enum(marqueeCountries)).check(z.maxLength(marqueeCountries.length)),
  /** Words of the artist's own; nobody is chosen by them. */
  interests: z
    .array(z.string().check(trimLine(), z.minLength(1), z.maxLength(interestMax)))
    .check(z.maxLength(interests)),
});

/** Addresses are kept for who runs the service, and are never fetched or played by us. */
const creativeSchema = z.strictObject({
  image: addressSchema,
  video: addressSchema,
  audio: addressSchema,
  copy: z.string().check(trimUnseen(), z.maxLength(copyMax)),
});

const fields = {
  trackId: idSchema,
  campaignName: nameSchema,
  /** Dollars. */
  budget: z.int().check(z.minimum(budgetMin), z.maximum(budgetMax), z.multipleOf(budgetStep)),
  startDate: givenDaySchema,
  endDate: givenDaySchema,
  adFormat: z.enum(marqueeFormats),
  targetAudience: audienceSchema,
  creativeAssets: creativeSchema,
};

/** A campaign as a device delivers it. */
export const deliveredMarqueeSchema = z.extend(deliveredSchema, {
  ...fields,
  trackTitle: z.string().check(z.maxLength(300)),
  artistName: z.string().check(z.maxLength(300)),
});

const seenListSchema = z.array(z.string()).check(z.maxLength(marqueeGenres.length + interests));

/**
 * What a person changes of a draft or of a campaign that is paused; what is left out stays. `seen` is what they saw of that, as
 * a form has it: a field that is something else by now is refused with the code `duplicate`.
 */
export const changeMarqueeBodySchema = z.partial(
  z.strictObject({
    ...fields,
    targetAudience: z.partial(audienceSchema),
    creativeAssets: z.partial(creativeSchema),
    seen: z.partial(
      z.strictObject({
        trackId: z.string(),
        campaignName: z.string(),
        budget: z.number(),
        startDate: z.string(),
        endDate: z.string(),
        adFormat: z.string(),
        ageRange: z.string(),
        genres: seenListSchema,
        countries: seenListSchema,
        interests: seenListSchema,
        image: z.string(),
        video: z.string(),
        audio: z.string(),
        copy: z.string(),
      }),
    ),
  }),
);

/** A paid campaign for a track. Money in dollars, with cents. */
const marqueeCampaignSchema = z.object({
  id: idSchema,
  /** Whose it is, where a label asked for those of all its artists. */
  artistId: z.optional(idSchema),
  trackId: z.string(),
  trackTitle: z.string(),
  artistName: z.string(),
  campaignName: z.string(),
  budget: z.number(),
  spent: z.number(),
  impressions: countSchema,
  clicks: countSchema,
  conversions: countSchema,
  /** Clicks of a hundred impressions. */
  ctr: z.number(),
  /** What was spent for each click; 0 without any. */
  cpc: z.number(),
  startDate: daySchema,
  endDate: daySchema,
  status: z.enum(marqueeStatuses),
  adFormat: z.enum(marqueeFormats),
  targetAudience: z.object({
    ageRange: z.enum(marqueeAges),
    genres: z.array(z.enum(marqueeGenres)),
    countries: z.array(z.enum(marqueeCountries)),
    interests: z.array(z.string()),
  }),
  creativeAssets: z.object({
    /** The cover of the track where no address was given. */
    image: imageSchema,
    video: z.string(),
    audio: z.string(),
    copy: z.string(),
  }),
  /** Why it is completed; null while it is not. A server may leave it out. */
  ending: z.optional(z.nullable(z.enum(['spent', 'over']))),
  /** The one that a takeover stands on; null before it is chosen. */
  playlist: z.optional(z.nullable(namedReferenceSchema)),
  /** What an admin said of the budget. */
  approval: z.optional(
    z.object({ state: z.enum(marqueeApprovals), note: z.string(), by: z.nullable(z.string()) }),
  ),
  /** What was counted on each day that had anything, the first first. */
  days: z.optional(
    z.array(
      z.object({
        day: daySchema,
        impressions: countSchema,
        clicks: countSchema,
        conversions: countSchema,
        spent: z.number(),
      }),
    ),
  ),
});

/** The latest first. */
export const marqueeListSchema = z.array(marqueeCampaignSchema);

/** A track that listeners can hear, for which a campaign may be made. */
export const marqueeTracksSchema = z.array(
  z.object({
    id: idSchema,
    title: z.string(),
    artist: z.string(),
    /** A server may leave it out. */
    coverImage: z.optional(imageSchema),
  }),
);

/** A campaign whose budget waits for an admin. Money in dollars. */
const waitingMarqueeSchema = z.object({
  id: idSchema,
  artist: namedReferenceSchema,
  campaignName: z.string(),
  trackTitle: z.string(),
  budget: z.number(),
  /** What was approved before; null where nothing was. */
  approvedBudget: z.nullable(z.number()),
  spent: z.number(),
  startDate: daySchema,
  endDate: daySchema,
  adFormat: z.enum(marqueeFormats),
  copy: z.string(),
  addresses: z.array(z.string()),
  targetAudience: audienceSchema,
  askedAt: instantSchema,
});

/** What waits, the first asked first, and how many there are in all. */
export const marqueeInboxSchema = z.object({
  campaigns: z.array(waitingMarqueeSchema),
  total: countSchema,
});

/** The budget that the admin saw, in dollars: another one is not approved by mistake. */
export const approveMarqueeBodySchema = z.strictObject({ budget: z.number() });

export const rejectMarqueeBodySchema = z.strictObject({
  note: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(noteMax)),
});

/** What one listener is shown today, and why. */
export const sponsoredSchema = z.object({
  id: idSchema,
  adFormat: z.enum(marqueeFormats),
  copy: z.string(),
  track: z.object({
    id: idSchema,
    title: z.string(),
    artist: namedReferenceSchema,
    coverImage: imageSchema,
  }),
  /** What the call of its impression sends along; a server that counts without one leaves it out. */
  showing: z.optional(z.string()),
  /** What was used of the account to choose it; null for what was not. */
  reasons: z.object({
    genre: z.nullable(z.enum(marqueeGenres)),
    country: z.nullable(z.string()),
    ageRange: z.nullable(z.enum(marqueeAges)),
  }),
});

/** The `showing` with which the campaign was handed to the listener. */
export const seenBodySchema = z.strictObject({ showing: z.string().check(z.maxLength(64)) });

/** What a listener is shown on a playlist, or nothing. */
export const sponsoredAnswerSchema = z.object({ sponsored: z.nullable(sponsoredSchema) });

export type MarqueeStatus = (typeof marqueeStatuses)[number];
export type MarqueeApproval = (typeof marqueeApprovals)[number];
export type MarqueeFormat = (typeof marqueeFormats)[number];
export type MarqueeAge = (typeof marqueeAges)[number];
export type MarqueeGenre = (typeof marqueeGenres)[number];
export type MarqueeCountry = (typeof marqueeCountries)[number];
export type MarqueeAudience = z.infer<typeof audienceSchema>;
export type DeliveredMarquee = z.infer<typeof deliveredMarqueeSchema>;
export type ChangeMarqueeBody = z.infer<typeof changeMarqueeBodySchema>;
/** The whole of what is sent of a campaign. */
export type MarqueeFields = Omit<DeliveredMarquee, 'id' | 'at' | 'trackTitle' | 'artistName'>;
/** What a form of a campaign is filled in with: audience and creative beside the rest. */
export type MarqueeForm = Omit<MarqueeFields, 'targetAudience' | 'creativeAssets'> &
  MarqueeAudience &
  z.infer<typeof creativeSchema>;
export type MarqueeCampaign = z.infer<typeof marqueeCampaignSchema>;
export type MarqueeTrack = z.infer<typeof marqueeTracksSchema>[number];
export type WaitingMarquee = z.infer<typeof waitingMarqueeSchema>;
export type MarqueeInbox = z.infer<typeof marqueeInboxSchema>;
export type Sponsored = z.infer<typeof sponsoredSchema>;
export type SeenBody = z.infer<typeof seenBodySchema>;
export type SponsoredAnswer = z.infer<typeof sponsoredAnswerSchema>;
