import * as z from 'zod/mini';
import { emailSchema } from './email.ts';
import { personNameSchema } from './person-name.ts';
import { genreSchema } from './artist.ts';
import { credentialLimits } from './limits.ts';
import { royaltyRateSchema } from './label.ts';
import { daySchema, idSchema, imageSchema, givenDaySchema } from './primitives.ts';
import { countrySchema } from './user.ts';

export const contractYearsMax = 10;

export const openOffersMax = 200;

const hasTwoDecimals = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6;

/** `royaltyRate` is the artist's percent. */
export const offerTermsSchema = z.strictObject({
  royaltyRate: royaltyRateSchema.check(z.refine(hasTwoDecimals)),
  startsOn: givenDaySchema,
  endsOn: givenDaySchema,
});

const nameSchema = personNameSchema(credentialLimits.displayNameMax);

export const newArtistSchema = z.extend(offerTermsSchema, {
  name: nameSchema,
  genre: genreSchema,
  country: countrySchema,
  email: emailSchema,
});

export const offerMadeSchema = z.object({ artistId: idSchema, contractId: idSchema });

export const endContractBodySchema = z.strictObject({ lastDay: givenDaySchema });

/** `own`: under contract with this label; `taken`: with another. */
const candidateStateSchema = z.enum(['free', 'own', 'taken', 'offered']);

export const candidateSchema = z.object({
  id: idSchema,
  name: z.string(),
  image: imageSchema,
  genre: z.string(),
  country: z.string(),
  verified: z.boolean(),
  state: candidateStateSchema,
  until: z.nullable(daySchema),
});

export const candidatesSchema = z.array(candidateSchema);

export const candidateQuerySchema = z.strictObject({
  q: z.string().check(z.maxLength(200)),
  label: z.optional(idSchema),
});

export const artistOfferSchema = z.extend(offerTermsSchema, {
  id: idSchema,
  artist: z.object({ id: idSchema, name: z.string() }),
  label: z.object({ name: z.string(), contact: z.nullable(z.string()) }),
  /** Last day of the contract that the offer would replace. */
  replaces: z.nullable(daySchema),
});

export const artistOffersSchema = z.array(artistOfferSchema);

export const answerOfferBodySchema = z.strictObject({ isAccepted: z.boolean() });

export type OfferTerms = z.infer<typeof offerTermsSchema>;
export type NewArtist = z.infer<typeof newArtistSchema>;
export type OfferMade = z.infer<typeof offerMadeSchema>;
export type Candidate = z.infer<typeof candidateSchema>;
export type ArtistOffer = z.infer<typeof artistOfferSchema>;
