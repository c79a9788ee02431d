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

/** Of a picture, video or sound; may be empty. */
const addressSchema = z.string().check(
  trimUnseen(),
  z.maxLength(addressMax),
  z.refine((text) => text === '' || isForeignAddress(text)),
);

/** No genre or no country means all. */
const audienceSchema = z.strictObject({
  ageRange: z.enum(marqueeAges),
  genres: z.array(z.enum(marqueeGenres)).check(z.maxLength(marqueeGenres.length)),
  countries: z.array(z.enum(marqueeCountries)).check(z.maxLength(marqueeCountries.length)),
  /** The artist's own words; they select nobody. */
  interests: z
    .array(z.string().check(trimLine(), z.minLength(1), z.maxLength(interestMax)))
    .check(z.maxLength(interests)),
});

/** Addresses are for operators only; we never fetch or play them. */
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

export const deliveredMarqueeSchema = z.extend(deliveredSchema, {
  ...fields,
  trackTitle: z.string().check(z.maxLength(300)),
  artistName: z.string().check(z.maxLength(300)),
});

const seenListSchema = z.array(z.string()).check(z.maxLength(marqueeGenres.length + interests));

/**
 * A change of a draft or paused campaign; an absent field stays unchanged. `seen` holds the
 * values of the form as the user saw them: a field that has changed since is rejected with the
 * code `duplicate`.
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
  /** Set where a label asked for those of all its artists. */
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
  /** Clicks per hundred impressions. */
  ctr: z.number(),
  /** Cost per click; 0 without clicks. */
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
    /** The track's cover where no address was given. */
    image: imageSchema,
    video: z.string(),
    audio: z.string(),
    copy: z.string(),
  }),
  /** Why it is completed; null while it is not. */
  ending: z.optional(z.nullable(z.enum(['spent', 'over']))),
  /** The takeover's playlist; null before the choice. */
  playlist: z.optional(z.nullable(namedReferenceSchema)),
  /** An admin's decision on the budget. */
  approval: z.optional(
    z.object({ state: z.enum(marqueeApprovals), note: z.string(), by: z.nullable(z.string()) }),
  ),
  /** Only days with figures, the earliest first. */
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

/** The newest first. */
export const marqueeListSchema = z.array(marqueeCampaignSchema);

/** Tracks that listeners can hear. */
export const marqueeTracksSchema = z.array(
  z.object({
    id: idSchema,
    title: z.string(),
    artist: z.string(),
    coverImage: z.optional(imageSchema),
  }),
);

const waitingMarqueeSchema = z.object({
  id: idSchema,
  artist: namedReferenceSchema,
  campaignName: z.string(),
  trackTitle: z.string(),
  budget: z.number(),
  /** The budget approved before, or null. */
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

/** The oldest first; `total` counts all that wait. */
export const marqueeInboxSchema = z.object({
  campaigns: z.array(waitingMarqueeSchema),
  total: countSchema,
});

/** The budget that the admin saw, in dollars; if it has changed since, the approval fails. */
export const approveMarqueeBodySchema = z.strictObject({ budget: z.number() });

export const rejectMarqueeBodySchema = z.strictObject({
  note: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(noteMax)),
});

/** Today's campaign for a listener, and why. */
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
  /** The call of its impression sends it back. */
  showing: z.optional(z.string()),
  /** The account's data that selected it; null for unused ones. */
  reasons: z.object({
    genre: z.nullable(z.enum(marqueeGenres)),
    country: z.nullable(z.string()),
    ageRange: z.nullable(z.enum(marqueeAges)),
  }),
});

/** The `showing` that came with the campaign. */
export const seenBodySchema = z.strictObject({ showing: z.string().check(z.maxLength(64)) });

/** A playlist's takeover for the listener, or null. */
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
export type MarqueeFields = Omit<DeliveredMarquee, 'id' | 'at' | 'trackTitle' | 'artistName'>;
/** The fields of a campaign's form: audience and creative are flattened. */
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
