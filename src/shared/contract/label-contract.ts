import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { genreSchema } from './artist.ts';
import { credentialLimits } from './limits.ts';
import { royaltyRateSchema } from './label.ts';
import { daySchema, idSchema, imageSchema, givenDaySchema } from './primitives.ts';
import { countrySchema } from './user.ts';

/** A contract is for ten years at most. */
export const contractYearsMax = 10;

/** So many offers of a label wait for an answer at most. */
export const openOffersMax = 200;

/** Rates have two decimals at most. */
const hasTwoDecimals = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6;

/** What a label offers: the artist's part in percent, the first day and the last. */
export const offerTermsSchema = z.strictObject({
  royaltyRate: royaltyRateSchema.check(z.refine(hasTwoDecimals)),
  startsOn: givenDaySchema,
  endsOn: givenDaySchema,
});

const nameSchema = personNameSchema(credentialLimits.displayNameMax);

/** An artist who is not here yet, and the email of the account that is to speak for them. */
export const newArtistSchema = z.extend(offerTermsSchema, {
  name: nameSchema,
  genre: genreSchema,
  country: countrySchema,
  email: emailSchema,
});

/** What was made: the artist, and the contract that is offered. */
export const offerMadeSchema = z.object({ artistId: idSchema, contractId: idSchema });

/** The last day of a contract that ends before its time. */
export const endContractBodySchema = z.strictObject({ lastDay: givenDaySchema });

/** How an artist stands with labels: `free`, under contract with this one or with another, or offered one by this one. */
const candidateStateSchema = z.enum(['free', 'own', 'taken', 'offered']);

/** An artist whom a label may find. */
export const candidateSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  genre: z.string(),
  country: z.string(),
  verified: z.boolean(),
  state: candidateStateSchema,
  /** The last day of the contract that they have with this label. */
  until: z.nullable(daySchema),
});

/** Those that fit best first. */
export const candidatesSchema = z.array(candidateSchema);

export const candidateQuerySchema = z.strictObject({
  q: z.string().check(z.maxLength(200)),
  label: z.optional(idSchema),
});

/** What a label offers an artist, as the artist reads it. */
export const artistOfferSchema = z.extend(offerTermsSchema, {
  id: idSchema,
  artist: z.object({ id: idSchema, name: z.string() }),
  label: z.object({ name: z.string(), contact: z.nullable(z.string()) }),
  /** The last day of the contract with the same label that it would end; null where there is none. */
  replaces: z.nullable(daySchema),
});

/** The oldest first. */
export const artistOffersSchema = z.array(artistOfferSchema);

export const answerOfferBodySchema = z.strictObject({ isAccepted: z.boolean() });

export type OfferTerms = z.infer<typeof offerTermsSchema>;
export type NewArtist = z.infer<typeof newArtistSchema>;
export type OfferMade = z.infer<typeof offerMadeSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type ArtistOffer = z.infer<typeof artistOfferSchema>;
