import * as z from 'zod/mini';
import { mixSchema } from './mix.ts';
import {
  countSchema,
  daySchema,
  idSchema,
  imageSchema,
  namedReferenceSchema,
} from './primitives.ts';

const openedKinds = ['playlist', 'album', 'artist'] as const;

const openedListSchema = z.object({
  kind: z.enum(openedKinds),
  id: idSchema,
  title: z.string(),
  coverImage: imageSchema,
});

/** What stands on a listener's home beside recent tracks and featured playlists. */
export const homeSchema = z.object({
  /** At most 5, played last first. */
  opened: z.array(openedListSchema),
  /** At most 6 playlists and albums, played last first; `left` tracks play from `next` to the end. */
  unfinished: z.array(z.extend(openedListSchema, { left: countSchema, next: idSchema })),
  /** At most 6 albums of followed artists, the newest first. */
  releases: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      artist: namedReferenceSchema,
      coverImage: imageSchema,
      releaseDate: daySchema,
    }),
  ),
  mixes: z.array(mixSchema),
  hasStories: z.boolean(),
  /** Whether the listener follows an artist; without any, home offers a first choice. */
  hasFollowed: z.boolean(),
});

export type Home = z.infer<typeof homeSchema>;
export type OpenedList = z.infer<typeof openedListSchema>;
export type UnfinishedList = Home['unfinished'][number];
