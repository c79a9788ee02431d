import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { releaseLimits } from './release-limits.ts';
import { preparedTypes, rejectionReasons } from './release-types.ts';
import {
  contentSchema,
  countSchema,
  cursorSchema,
  daySchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
  givenDaySchema,
  wholeMax,
} from './primitives.ts';

/** How far a release has come before it is in the catalogue. See docs/product/releases.md. */
const preparationStates = ['draft', 'pending', 'approved', 'rejected'] as const;

const creditSchema = z
  .string()
  .check(trimLine(), z.minLength(1), z.maxLength(releaseLimits.creditLengthMax));
const creditsSchema = z.array(creditSchema).check(z.maxLength(releaseLimits.creditsMax));
const titleSchema = z.string().check(trimLine(), z.maxLength(releaseLimits.titleMax));

/** A track of a draft is known by its sound, which no other track of it has. */
export const draftTrackSchema = z.strictObject({
  sound: contentSchema,
  title: titleSchema,
  writers: creditsSchema,
  producers: creditsSchema,
  /** Counted like any track, and earns nothing: what is shorter than a song. */
  isInterlude: z._default(z.boolean(), false),
});

/** What a label fills in; a draft may lack anything. */
export const draftSchema = z.strictObject({
  title: titleSchema,
  artistId: z.nullable(idSchema),
  type: z.enum(preparedTypes),
  releaseDate: z.nullable(givenDaySchema),
  cover: z.nullable(contentSchema),
  /** In their order. */
  tracks: z.array(draftTrackSchema).check(z.maxLength(releaseLimits.tracks.album.most)),
});

/** The version that the caller knows: what was changed meanwhile is not overwritten. */
const versionSchema = z.int().check(z.minimum(1), z.maximum(wholeMax));

export const changeDraftBodySchema = z.strictObject({ version: versionSchema, draft: draftSchema });

export const versionBodySchema = z.strictObject({ version: versionSchema });

export const draftSavedSchema = z.object({ id: idSchema, version: versionSchema });

/** What a file of sound is, told by its content; `seconds` with decimals. */
export const soundSchema = z.object({
  sound: contentSchema,
  format: z.enum(['mp3', 'flac', 'wav']),
  seconds: z.number(),
  /** In hertz. */
  sampleRate: z.int(),
  channels: z.int(),
  /** Bits in a second. */
  bitrate: z.int(),
});

export const coverSentSchema = z.object({ cover: contentSchema });

export const preparedTrackSchema = z.extend(soundSchema, {
  id: idSchema,
  title: z.string(),
  writers: z.array(z.string()),
  producers: z.array(z.string()),
  isInterlude: z.boolean(),
  /** Whether listeners could hear it: FLAC and WAV are encoded first. */
  state: z.enum(['ready', 'preparing', 'failed']),
  /** Where it can be heard for some hours; null until it is ready. */
  audioUrl: z.nullable(z.string()),
});

/** A release that is not in the catalogue yet. */
export const preparationSchema = z.object({
  id: idSchema,
  version: versionSchema,
  status: z.enum(preparationStates),
  title: z.string(),
  /** Null where it was not chosen, or where there is no such artist any more. */
  artist: z.nullable(namedReferenceSchema),
  label: namedReferenceSchema,
  type: z.enum(preparedTypes),
  releaseDate: z.nullable(daySchema),
  cover: z.nullable(contentSchema),
  coverImage: imageSchema,
  tracks: z.array(preparedTrackSchema),
  changedAt: instantSchema,
  sentAt: z.nullable(instantSchema),
  /** What an editor decided last; `by` is null where the service did. */
  decision: z.nullable(
    z.object({
      at: instantSchema,
      by: z.nullable(z.string()),
      reason: z.nullable(z.enum(rejectionReasons)),
      note: z.string(),
    }),
  ),
});

/** Those that were changed last first. */
export const preparationsSchema = z.array(preparationSchema);

/** A part of what waits for an editor, the one that was sent first at the beginning, and how many there are in all. */
export const releaseInboxSchema = z.object({
  releases: preparationsSchema,
  total: countSchema,
  nextCursor: cursorSchema,
});

export const rejectBodySchema = z.strictObject({
  version: versionSchema,
  reason: z.enum(rejectionReasons),
  note: z.string().check(trimUnseen(), z.maxLength(releaseLimits.noteMax)),
});

export type PreparedType = (typeof preparedTypes)[number];
export type RejectionReason = (typeof rejectionReasons)[number];
export type Draft = z.infer<typeof draftSchema>;
export type DraftTrack = z.infer<typeof draftTrackSchema>;
export type DraftSaved = z.infer<typeof draftSavedSchema>;
export type SoundFacts = z.infer<typeof soundSchema>;
export type Preparation = z.infer<typeof preparationSchema>;
export type PreparedTrack = z.infer<typeof preparedTrackSchema>;
export type ReleaseInbox = z.infer<typeof releaseInboxSchema>;
