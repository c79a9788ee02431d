import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { genreSchema } from './artist.ts';
import { credentialLimits } from './limits.ts';
import { royaltyRateSchema } from './label.ts';
import { daySchema, idSchema, imageSchema, givenDaySchema } from './primitives.ts';
import { countrySchema } from './user.ts';

export const contractYearsMax = 10;

/** Open offers of a label. */
export const openOffersMax = 200;

const hasTwoDecimals = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6;

/** `royaltyRate` is the artist's part in percent; then the first and the last day. */
export const offerTermsSchema = z.strictObject({
  royaltyRate: royaltyRateSchema.check(z.refine(hasTwoDecimals)),
  startsOn: givenDaySchema,
  endsOn: givenDaySchema,
});

const nameSchema = personNameSchema(credentialLimits.displayNameMax);

/** An artist who is not on the service yet, and the email of the account that will act for them. */
export const newArtistSchema = z.extend(offerTermsSchema, {
  name: nameSchema,
  genre: genreSchema,
  country: countrySchema,
  email: emailSchema,
});

/** The artist, and the contract offered. */
export const offerMadeSchema = z.object({ artistId: idSchema, contractId: idSchema });

/** The new last day of a contract. */
export const endContractBodySchema = z.strictObject({ lastDay: givenDaySchema });

/**
 * `free`, under contract with this label (`own`) or another (`taken`), or with an open offer of
 * this one.
 */
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
  /** The last day of their contract with this label. */
  until: z.nullable(daySchema),
});

/** The best match first. */
export const candidatesSchema = z.array(candidateSchema);

export const candidateQuerySchema = z.strictObject({
  q: z.string().check(z.maxLength(200)),
  label: z.optional(idSchema),
});

/** A label's offer, as the artist reads it. */
export const artistOfferSchema = z.extend(offerTermsSchema, {
  id: idSchema,
  artist: z.object({ id: idSchema, name: z.string() }),
  label: z.object({ name: z.string(), contact: z.nullable(z.string()) }),
  /** The last day of the contract with the same label that the offer replaces; null without one. */
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
