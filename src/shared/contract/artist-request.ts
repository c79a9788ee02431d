import * as z from 'zod/mini';
import { genreSchema } from './artist.ts';
import { credentialLimits } from './limits.ts';
import { personNameSchema } from './person-name.ts';
import { countSchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';
import { countrySchema } from './user.ts';
import { trimLine, trimUnseen } from './written.ts';

/** Characters; `perMonth` requests of an account within 30 days; `listed` for staff at once. */
export const artistRequestLimits = {
  artistMax: 200,
  proofMax: 500,
  reasonMax: 300,
  perMonth: 3,
  listed: 50,
} as const;

const { artistMax, proofMax, reasonMax } = artistRequestLimits;

/** `artist` is a name, or the address of an artist's page. See docs/product/ownership.md. */
export const askForArtistBodySchema = z.strictObject({
  artist: z.string().check(trimLine(), z.minLength(1), z.maxLength(artistMax)),
  proof: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(proofMax)),
});

/** The caller's last request. */
export const ownArtistRequestSchema = z.object({
  request: z.nullable(
    z.object({
      id: idSchema,
      artist: z.string(),
      state: z.enum(['open', 'accepted', 'refused']),
      /** Of a refusal, in the words of staff. */
      reason: z.string(),
      askedAt: instantSchema,
    }),
  ),
});

export const artistRequestSchema = z.object({
  id: idSchema,
  account: z.object({ id: idSchema, name: z.string(), email: z.string() }),
  /** As asked. */
  artist: z.string(),
  proof: z.string(),
  askedAt: instantSchema,
  /** Refused requests of the account before. */
  refused: countSchema,
  /** The artist of the address, else those with that name; with the people who speak for them. */
  candidates: z.array(z.extend(namedReferenceSchema, { people: z.array(z.string()) })),
});

export const artistRequestsSchema = z.object({
  /** The oldest first. */
  requests: z.array(artistRequestSchema),
  total: countSchema,
});

export const createRequestedArtistSchema = z.strictObject({
  answer: z.literal('create'),
  name: personNameSchema(credentialLimits.displayNameMax),
  genre: genreSchema,
  country: countrySchema,
});

export const refuseArtistRequestSchema = z.strictObject({
  answer: z.literal('refuse'),
  reason: z.string().check(trimUnseen(), z.minLength(1), z.maxLength(reasonMax)),
});

export const answerArtistRequestBodySchema = z.discriminatedUnion('answer', [
  z.strictObject({
    answer: z.literal('connect'),
    artistId: idSchema,
    /** Staff know that others speak for the artist already. */
    isShared: z.boolean(),
  }),
  createRequestedArtistSchema,
  refuseArtistRequestSchema,
]);

export type AskForArtistBody = z.infer<typeof askForArtistBodySchema>;
export type OwnArtistRequest = z.infer<typeof ownArtistRequestSchema>;
export type ArtistRequest = z.infer<typeof artistRequestSchema>;
export type ArtistRequests = z.infer<typeof artistRequestsSchema>;
export type AnswerArtistRequestBody = z.infer<typeof answerArtistRequestBodySchema>;
