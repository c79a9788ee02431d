import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { getInbox } from './inbox.ts';
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
const titleSchema = z.string().check(trimLine(), z.maxLength(releaseLimits.titleMax));

export const draftTrackSchema = z.strictObject({
  sound: contentSchema,
  title: titleSchema,
  writers: creditsSchema,
  producers: creditsSchema,
  isInterlude: z._default(z.boolean(), false),
});

export const draftSchema = z.strictObject({
  title: titleSchema,
  artistId: z.nullable(idSchema),
  type: z.enum(preparedTypes),
  releaseDate: z.nullable(givenDaySchema),
  cover: z.nullable(contentSchema),
  tracks: z.array(draftTrackSchema).check(z.maxLength(releaseLimits.tracks.album.most)),
});

/** A newer version is not overwritten. */
const versionSchema = z.int().check(z.minimum(1), z.maximum(wholeMax));

export const changeDraftBodySchema = z.strictObject({ version: versionSchema, draft: draftSchema });

export const versionBodySchema = z.strictObject({ version: versionSchema });

export const draftSavedSchema = z.object({ id: idSchema, version: versionSchema });

/** `seconds` with decimals. */
export const soundSchema = z.object({
  sound: contentSchema,
  format: z.enum(['mp3', 'flac', 'wav']),
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
  cover: z.nullable(contentSchema),
  coverImage: imageSchema,
  tracks: z.array(preparedTrackSchema),
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
