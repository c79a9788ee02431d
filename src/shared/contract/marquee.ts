import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import {
  marqueeAges,
  marqueeApprovals,
  marqueeAssetKinds,
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
  seenTextSchema,
  instantMax,
} from './primitives.ts';
import { stagedHash } from './staged-file.ts';
import { isForeignAddress } from '../rules/web-address.ts';

const { budgetMin, budgetMax, budgetStep, nameMax, copyMax, addressMax } = marqueeLimits;
const { interests, interestMax, noteMax } = marqueeLimits;

const nameSchema = z.string().check(trimLine(), z.minLength(1), z.maxLength(nameMax));

/** An address, or a file uploaded before (`stagedFile`). */
const assetSchema = z.string().check(
  trimUnseen(),
  z.maxLength(addressMax),
  z.refine((text) => text === '' || isForeignAddress(text) || stagedHash(text) !== null),
);

const audienceSchema = z.strictObject({
  ageRange: z.enum(marqueeAges),
  genres: z.array(z.enum(marqueeGenres)).check(z.maxLength(marqueeGenres.length)),
  countries: z.array(z.enum(marqueeCountries)).check(z.maxLength(marqueeCountries.length)),
  /** The artist's own words, which select nobody. */
  interests: z
    .array(z.string().check(trimLine(), z.minLength(1), z.maxLength(interestMax)))
    .check(z.maxLength(interests)),
});

/** Addresses are for operators; we never load them. */
const creativeSchema = z.strictObject({
  image: assetSchema,
  video: assetSchema,
  audio: assetSchema,
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

const seenListSchema = z.array(seenTextSchema).check(z.maxLength(marqueeGenres.length + interests));

/** Absent fields stay. */
export const changeMarqueeBodySchema = z.partial(
  z.strictObject({
    ...fields,
    targetAudience: z.partial(audienceSchema),
    creativeAssets: z.partial(creativeSchema),
    seen: z.partial(
      z.strictObject({
        trackId: seenTextSchema,
        campaignName: seenTextSchema,
        budget: z.number(),
        startDate: seenTextSchema,
        endDate: seenTextSchema,
        adFormat: seenTextSchema,
        ageRange: seenTextSchema,
        genres: seenListSchema,
        countries: seenListSchema,
        interests: seenListSchema,
        image: seenTextSchema,
        video: seenTextSchema,
        audio: seenTextSchema,
        copy: seenTextSchema,
      }),
    ),
  }),
);

/** An uploaded file: its value in the form, and a path that is valid for some hours. */
const marqueeFileSchema = z.object({
  kind: z.enum(marqueeAssetKinds),
  name: z.string(),
  address: z.string(),
});

/** Dollars, with cents. */
const marqueeCampaignSchema = z.object({
  id: idSchema,
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
  /** Percent. */
  ctr: z.number(),
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
    image: imageSchema,
    /** Addresses; empty for an uploaded file. */
    video: z.string(),
    audio: z.string(),
    copy: z.string(),
  }),
  files: z.optional(z.array(marqueeFileSchema)),
  ending: z.optional(z.nullable(z.enum(['spent', 'over']))),
  playlist: z.optional(z.nullable(namedReferenceSchema)),
  approval: z.optional(
    z.object({ state: z.enum(marqueeApprovals), note: z.string(), by: z.nullable(z.string()) }),
  ),
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

export const marqueeListSchema = z.array(marqueeCampaignSchema);

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
  approvedBudget: z.nullable(z.number()),
  spent: z.number(),
  startDate: daySchema,
  endDate: daySchema,
  adFormat: z.enum(marqueeFormats),
  copy: z.string(),
  addresses: z.array(z.string()),
  files: z.optional(z.array(marqueeFileSchema)),
  targetAudience: audienceSchema,
  askedAt: instantSchema,
});

/** Oldest first. */
export const marqueeInboxSchema = z.object({
  campaigns: z.array(waitingMarqueeSchema),
  total: countSchema,
});

/** Dollars that the admin saw; fails if they changed. */
export const approveMarqueeBodySchema = z.strictObject({
  budget: z.number(),
  /** Of the request that the admin saw; its text and files may have changed since. */
  askedAt: z.optional(instantSchema.check(z.maxLength(instantMax))),
});

export const rejectMarqueeBodySchema = z.strictObject({
  note: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(noteMax)),
});

export const sponsoredSchema = z.object({
  id: idSchema,
  adFormat: z.enum(marqueeFormats),
  copy: z.string(),
  track: z.object({
    id: idSchema,
    title: z.string(),
    artist: namedReferenceSchema,
    /** The uploaded picture of the campaign, or the cover of the track. */
    coverImage: imageSchema,
  }),
  showing: z.optional(z.string()),
  reasons: z.object({
    genre: z.nullable(z.enum(marqueeGenres)),
    country: z.nullable(z.string()),
    ageRange: z.nullable(z.enum(marqueeAges)),
  }),
});

export const seenBodySchema = z.strictObject({ showing: z.string().check(z.maxLength(64)) });

/** Its sound: the campaign's own file, or the preview of the track. */
const spotSchema = z.extend(sponsoredSchema, { audioUrl: z.string() });

export const spotAnswerSchema = z.object({ spot: z.nullable(spotSchema) });

export const sponsoredAnswerSchema = z.object({ sponsored: z.nullable(sponsoredSchema) });

export type MarqueeStatus = (typeof marqueeStatuses)[number];
export type MarqueeApproval = (typeof marqueeApprovals)[number];
export type MarqueeFormat = (typeof marqueeFormats)[number];
export type MarqueeAssetKind = (typeof marqueeAssetKinds)[number];
export type MarqueeFile = z.infer<typeof marqueeFileSchema>;
export type MarqueeAge = (typeof marqueeAges)[number];
export type MarqueeGenre = (typeof marqueeGenres)[number];
export type MarqueeCountry = (typeof marqueeCountries)[number];
export type MarqueeAudience = z.infer<typeof audienceSchema>;
export type DeliveredMarquee = z.infer<typeof deliveredMarqueeSchema>;
export type ChangeMarqueeBody = z.infer<typeof changeMarqueeBodySchema>;
export type MarqueeFields = Omit<DeliveredMarquee, 'id' | 'at' | 'trackTitle' | 'artistName'>;
export type MarqueeForm = Omit<MarqueeFields, 'targetAudience' | 'creativeAssets'> &
  MarqueeAudience &
  z.infer<typeof creativeSchema>;
export type MarqueeCampaign = z.infer<typeof marqueeCampaignSchema>;
export type MarqueeTrack = z.infer<typeof marqueeTracksSchema>[number];
export type WaitingMarquee = z.infer<typeof waitingMarqueeSchema>;
export type MarqueeInbox = z.infer<typeof marqueeInboxSchema>;
export type Sponsored = z.infer<typeof sponsoredSchema>;
export type Spot = z.infer<typeof spotSchema>;
export type SpotAnswer = z.infer<typeof spotAnswerSchema>;
export type SeenBody = z.infer<typeof seenBodySchema>;
export type SponsoredAnswer = z.infer<typeof sponsoredAnswerSchema>;
