import * as z from 'zod/mini';
import { trimLine, trimUnseen } from './written.ts';
import { deliveredSchema } from './delivery.ts';
import { getInbox, inboxQuerySchema } from './inbox.ts';
import {
  getLines,
  pitchDues,
  pitchGenres,
  pitchLimits,
  pitchMoods,
  pitchStatuses,
  songLanguages,
} from './pitch-choices.ts';
import {
  countSchema,
  daySchema,
  idSchema,
  imageSchema,
  instantSchema,
  namedReferenceSchema,
  givenDaySchema,
  wholeMax,
} from './primitives.ts';
import { isWebAddress } from '../rules/web-address.ts';

const { nameMax, textMax, addressMax, targetsMax } = pitchLimits;

const nameSchema = z.string().check(trimLine(), z.minLength(1), z.maxLength(nameMax));
const textSchema = z.string().check(trimUnseen(), z.maxLength(textMax));

const detailsSchema = z.strictObject({
  isNewRelease: z.boolean(),
  hasRadioEdit: z.boolean(),
  hasLyrics: z.boolean(),
  language: z.enum(songLanguages),
  explicitContent: z.boolean(),
  previousPlaylistInclusions: textSchema,
  socialMediaLinks: textSchema.check(z.refine((text) => getLines(text).every(isWebAddress))),
  pressKit: z.string().check(
    trimUnseen(),
    z.maxLength(addressMax),
    z.refine((text) => text === '' || isWebAddress(text)),
  ),
});

/** `today` is the device's day. */
export const deliveredPitchSchema = z.extend(deliveredSchema, {
  today: givenDaySchema,
  trackId: z.nullable(idSchema),
  trackTitle: nameSchema,
  artistName: nameSchema,
  releaseDate: givenDaySchema,
  targetPlaylists: z.array(z.string().check(z.maxLength(nameMax))).check(z.maxLength(targetsMax)),
  genre: z.enum(pitchGenres),
  mood: z.enum(pitchMoods),
  description: textSchema.check(z.minLength(1)),
  ...detailsSchema.shape,
});

const placementsSchema = z.array(z.extend(namedReferenceSchema, { isIn: z.boolean() }));

export const pitchSchema = z.object({
  id: idSchema,
  artistId: z.optional(idSchema),
  trackId: z.nullable(idSchema),
  trackTitle: z.string(),
  artistName: z.string(),
  releaseDate: daySchema,
  submissionDate: daySchema,
  status: z.enum(pitchStatuses),
  targetPlaylists: z.array(z.string()),
  genre: z.enum(pitchGenres),
  mood: z.enum(pitchMoods),
  description: z.string(),
  coverImage: imageSchema,
  /** Its sound before the release, valid for some hours; absent or null without. */
  audioUrl: z.optional(z.nullable(z.string())),
  /** Anybody can play it. */
  isOut: z.optional(z.boolean()),
  feedback: z.optional(z.string()),
  reviewedBy: z.optional(z.string()),
  reviewDate: z.optional(daySchema),
  placements: z.optional(placementsSchema),
});

export const pitchListSchema = z.array(pitchSchema);

export const pitchPlaylistSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  genre: z.string(),
  followers: countSchema,
  coverImage: z.optional(imageSchema),
  updateFrequency: z.string(),
  submissionDeadline: z.string(),
  criteria: z.array(z.string()),
});

export const pitchPlaylistListSchema = z.array(pitchPlaylistSchema);

export const preparedChoiceSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: z.string(),
  releaseDate: z.nullable(daySchema),
});

export const preparedChoiceListSchema = z.array(preparedChoiceSchema);

export const judgedPitchSchema = z.extend(pitchSchema, {
  ...detailsSchema.shape,
  version: countSchema,
  artistId: idSchema,
  /** Valid for some hours. */
  audioUrl: z.nullable(z.string()),
  /** 28 days; null before the first plays. */
  figures: z.nullable(
    z.object({ streams: countSchema, listeners: countSchema, followers: countSchema }),
  ),
  submittedAt: instantSchema,
  /** Until when the artist is promised an answer. */
  answerBy: daySchema,
  placements: placementsSchema,
});

/** `playlist` is the name of one that was asked for. */
export const pitchInboxQuerySchema = z.extend(inboxQuerySchema, {
  genre: z.optional(z.enum(pitchGenres)),
  playlist: z.optional(z.string().check(z.minLength(1), z.maxLength(nameMax))),
  due: z.optional(z.enum(pitchDues)),
});

const choiceSchema = z.array(z.object({ value: z.string(), count: countSchema }));

const choicesSchema = z.object({ genre: choiceSchema, playlist: choiceSchema, due: choiceSchema });

export const pitchInboxSchema = z.extend(getInbox(judgedPitchSchema), {
  /** What the filters offer among the pending ones; null in other states. */
  choices: z.nullable(choicesSchema),
});

/** What an editor compares a pitch with. */
export const pitchSurroundingsSchema = z.object({
  /** Those that it asks for. */
  playlists: z.array(
    z.extend(namedReferenceSchema, {
      count: countSchema,
      /** Songs of the pitch's genre. */
      ofGenre: countSchema,
      /** Beats a minute of the middle half of its songs. */
      tempo: z.nullable(z.object({ from: countSchema, to: countSchema })),
      /** The last ones, latest first. */
      songs: z.array(
        z.object({ id: idSchema, title: z.string(), artistName: z.string(), addedOn: daySchema }),
      ),
    }),
  ),
  /** The artist's other pitches, latest first. */
  others: z.array(
    z.object({
      id: idSchema,
      trackTitle: z.string(),
      status: z.enum(pitchStatuses),
      submissionDate: daySchema,
      playlists: z.array(z.string()),
    }),
  ),
});

const versionSchema = z.int().check(z.minimum(1), z.maximum(wholeMax));

export const takePitchBodySchema = z.strictObject({ version: versionSchema });

export const acceptPitchBodySchema = z.strictObject({
  version: versionSchema,
  playlistIds: z.array(idSchema).check(z.minLength(1), z.maxLength(20)),
  feedback: textSchema,
});

export const rejectPitchBodySchema = z.strictObject({
  version: versionSchema,
  feedback: textSchema.check(z.minLength(1)),
});

export type PitchInboxQuery = z.infer<typeof pitchInboxQuerySchema>;
export type PitchChoices = z.infer<typeof choicesSchema>;
export type PitchSurroundings = z.infer<typeof pitchSurroundingsSchema>;
export type PitchStatus = (typeof pitchStatuses)[number];
export type PitchDetails = z.infer<typeof detailsSchema>;
export type DeliveredPitch = z.infer<typeof deliveredPitchSchema>;
export type Pitch = z.infer<typeof pitchSchema>;
export type PitchPlaylist = z.infer<typeof pitchPlaylistSchema>;
export type PreparedChoice = z.infer<typeof preparedChoiceSchema>;
export type JudgedPitch = z.infer<typeof judgedPitchSchema>;
export type PitchInbox = z.infer<typeof pitchInboxSchema>;
