import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { getInbox } from './inbox.ts';
import { lyricsLimits } from './lyrics.ts';
import { releaseLimits } from './release-limits.ts';
import { preparationStates, preparedTypes, rejectionReasons } from './release-types.ts';
import {
  contentSchema,
  daySchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
  givenDaySchema,
  wholeMax,
} from './primitives.ts';

const creditSchema = z
  .string()
  .check(trimLine(), z.minLength(1), z.maxLength(releaseLimits.creditLengthMax));
const creditsSchema = z.array(creditSchema).check(z.maxLength(releaseLimits.creditsMax));
/** As typed: a draft may have what is no code yet. See `rules/release-codes.ts`. */
const codeSchema = z._default(z.string().check(trimLine(), z.maxLength(releaseLimits.codeMax)), '');
const titleSchema = z.string().check(trimLine(), z.maxLength(releaseLimits.titleMax));

export const draftTrackSchema = z.strictObject({
  sound: contentSchema,
  title: titleSchema,
  writers: creditsSchema,
  producers: creditsSchema,
  isInterlude: z._default(z.boolean(), false),
  isrc: codeSchema,
});

/** By sound: the lyrics that changed, as given; '' for none. */
const changedLyricsSchema = z
  .record(z.string(), z.string().check(z.maxLength(lyricsLimits.given)))
  .check(z.refine((lyrics) => JSON.stringify(lyrics).length <= lyricsLimits.sent))
  // A character of three bytes.
  .register(z.globalRegistry, { maxBytes: 3 * lyricsLimits.sent });

export const draftSchema = z.strictObject({
  title: titleSchema,
  artistId: z.nullable(idSchema),
  type: z.enum(preparedTypes),
  releaseDate: z.nullable(givenDaySchema),
  upc: codeSchema,
  cover: z.nullable(contentSchema),
  tracks: z.array(draftTrackSchema).check(z.maxLength(releaseLimits.tracks.album.most)),
  lyrics: z.optional(changedLyricsSchema),
});

/** A newer version is not overwritten. */
const versionSchema = z.int().check(z.minimum(1), z.maximum(wholeMax));

export const changeDraftBodySchema = z.strictObject({ version: versionSchema, draft: draftSchema });

export const versionBodySchema = z.strictObject({ version: versionSchema });

/** `faults` are sentences by field, such as `tracks.2.isrc`, that do not keep it from being saved. */
export const draftSavedSchema = z.object({
  id: idSchema,
  version: versionSchema,
  faults: z.optional(z.record(z.string(), z.string())),
});

/** `seconds` with decimals. An AIFF is kept as WAV. */
export const soundSchema = z.object({
  sound: contentSchema,
  format: z.enum(['mp3', 'flac', 'wav', 'alac']),
  seconds: z.number(),
  sampleRate: z.int(),
  channels: z.int(),
  bitrate: z.int(),
});

export const coverSentSchema = z.object({ cover: contentSchema });

export const preparedTrackSchema = z.extend(soundSchema, {
  id: idSchema,
  title: z.string(),
  writers: z.array(z.string()),
  producers: z.array(z.string()),
  isInterlude: z.boolean(),
  isrc: z.string(),
  state: z.enum(['ready', 'preparing', 'failed']),
  /** Null until ready. */
  audioUrl: z.nullable(z.string()),
});

export const preparationSchema = z.object({
  id: idSchema,
  version: versionSchema,
  status: z.enum(preparationStates),
  title: z.string(),
  artist: z.nullable(namedReferenceSchema),
  label: namedReferenceSchema,
  type: z.enum(preparedTypes),
  releaseDate: z.nullable(daySchema),
  upc: z.string(),
  cover: z.nullable(contentSchema),
  coverImage: imageSchema,
  tracks: z.array(preparedTrackSchema),
  /** As given, by sound; only of a single release. */
  lyrics: z.optional(z.record(z.string(), z.string())),
  changedAt: instantSchema,
  sentAt: z.nullable(instantSchema),
  decision: z.nullable(
    z.object({
      at: instantSchema,
      by: z.nullable(z.string()),
      reason: z.nullable(z.enum(rejectionReasons)),
      note: z.string(),
    }),
  ),
});

export const preparationsSchema = z.array(preparationSchema);

export const releaseInboxSchema = getInbox(preparationSchema);

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
