import * as z from 'zod/mini';
import { countSchema, idSchema, instantSchema, namedReferenceSchema } from './primitives.ts';

export const musicDecisionKinds = ['join', 'split', 'same'] as const;

export const musicAlbumPageSize = 20;

/** Pages. */
const pagesMost = 500;

export const musicAlbumsMost = musicAlbumPageSize * pagesMost;

export const joinedMost = 20;

export const splitMost = 1_000;

export const albumTitleMost = 200;

const pageSchema = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pagesMost)));

export const musicAlbumsQuerySchema = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(254))),
  page: pageSchema,
});

/** Equal for an album with the same title, artist and songs. */
const revisionSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/), z.maxLength(32));

const musicAlbumSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: namedReferenceSchema,
  songs: countSchema,
  /** By which files belong to it; null where only songs chosen by hand do. */
  folder: z.nullable(z.string()),
  coverImage: z.string(),
  revision: revisionSchema,
});

/** By title; `total` is at most `musicAlbumsMost`. */
export const musicAlbumsSchema = z.object({
  albums: z.array(musicAlbumSchema),
  total: countSchema,
});

const musicSongSchema = z.object({
  id: idSchema,
  title: z.string(),
  artist: namedReferenceSchema,
  disc: z.nullable(z.int()),
  /** As printed. */
  number: z.nullable(z.string()),
  /** Its file is not where it was. */
  isGone: z.boolean(),
});

/** In the order of the album. */
export const musicAlbumSongsSchema = z.object({
  album: musicAlbumSchema,
  songs: z.array(musicSongSchema),
});

/** Albums as the caller saw them; the one that stays gives title, artist, date and cover. */
export const joinAlbumsBodySchema = z.strictObject({
  albums: z
    .array(z.strictObject({ id: idSchema, revision: revisionSchema }))
    .check(z.maxLength(joinedMost)),
  keepId: idSchema,
});

/** `artistId` is one of the album or its songs; null makes it one of various artists. */
export const splitAlbumBodySchema = z.strictObject({
  revision: revisionSchema,
  songs: z.array(idSchema).check(z.minLength(1), z.maxLength(splitMost)),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(albumTitleMost)),
  artistId: z.nullable(idSchema),
});

const musicDecisionSchema = z.object({
  id: idSchema,
  kind: z.enum(musicDecisionKinds),
  /** That stays or is new; `title` is the one of that time, for `same` the song's. */
  album: z.object({ id: idSchema, title: z.string() }),
  /** Titles of the albums that songs came from. */
  from: z.array(z.string()),
  songs: countSchema,
  decidedAt: instantSchema,
  /** Null once the account is deleted. */
  decidedBy: z.nullable(z.string()),
  /** A later one about the same songs has to be undone first. */
  isLatest: z.boolean(),
});

export const musicDecisionAnswerSchema = z.object({ decision: musicDecisionSchema });

export const musicDecisionsQuerySchema = z.strictObject({ page: pageSchema });

/** The latest first. */
export const musicDecisionsSchema = z.object({
  decisions: z.array(musicDecisionSchema),
  total: countSchema,
});

export type MusicDecisionKind = (typeof musicDecisionKinds)[number];
export type MusicAlbum = z.infer<typeof musicAlbumSchema>;
export type MusicAlbums = z.infer<typeof musicAlbumsSchema>;
export type MusicAlbumSongs = z.infer<typeof musicAlbumSongsSchema>;
export type MusicSong = z.infer<typeof musicSongSchema>;
export type MusicDecision = z.infer<typeof musicDecisionSchema>;
export type MusicDecisions = z.infer<typeof musicDecisionsSchema>;
export type JoinAlbumsBody = z.infer<typeof joinAlbumsBodySchema>;
export type SplitAlbumBody = z.infer<typeof splitAlbumBodySchema>;
export type MusicAlbumsQuery = z.infer<typeof musicAlbumsQuerySchema>;
