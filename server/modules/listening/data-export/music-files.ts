import { pageLimits, playlistLimits } from '#contract/limits.ts';
import { listWriters, toFileName } from '../../../../src/shared/files/list-formats.ts';
import type { CursorPosition } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { say, sentences } from '../../../platform/sentences.ts';
import { toListens } from '../play/index.ts';
import { findEntriesAfter, findOwned } from '../playlist/index.ts';
import { findLikedTracks, type TrackRow } from '../../catalogue/track/index.ts';

type Reader = { userId: string; language: string; origin: string };

export type MusicFile = { path: string; content: AsyncGenerator<string> };

type FindAfter<Row> = (after: CursorPosition | null, limit: number) => Promise<Row[]>;

async function* readAll<Row>(find: FindAfter<Row>, getPosition: (row: Row) => CursorPosition) {
  let after: CursorPosition | null = null;
  for (;;) {
    const rows: Row[] = await find(after, pageLimits.tracksMax);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageLimits.tracksMax) return;
    after = getPosition(last);
  }
}

async function* writeXspf(name: string, tracks: AsyncIterable<TrackRow>, origin: string) {
  const { begin, song, end } = listWriters.xspf;
  yield begin(name);
  for await (const { id, title, artistName, albumTitle, duration } of tracks) {
    const address = `${origin}/track/${id}`;
    yield song({ title, artist: artistName, album: albumTitle, duration, address });
  }
  yield end;
}

/** Likes, playlists and history as other services read them. See docs/product/brought-music.md. */
export async function* musicFiles(
  db: Db,
  { userId, language, origin }: Reader,
): AsyncGenerator<MusicFile> {
  const write = (path: string, name: string, tracks: AsyncIterable<TrackRow>): MusicFile => ({
    path: `musica/${path}.xspf`,
    content: writeXspf(name, tracks, origin),
  });
  const liked = say(sentences.dataExport.parts['liked_track-listener_id'].title, language).text;
  const findLiked: FindAfter<TrackRow & { likedAt: Date }> = (after, limit) =>
    findLikedTracks(db, userId, after, limit);
  const likes = readAll(findLiked, ({ likedAt, id }) => ({ order: likedAt.getTime(), id }));
  yield write('me-gusta', liked, likes);

  const playlists = await findOwned(db, userId, null, playlistLimits.perPerson);
  for (const [index, { id, name }] of playlists.entries()) {
    const entries = readAll(
      (after, limit) => findEntriesAfter(db, id, after, limit),
      ({ position, entryId }) => ({ order: position, id: entryId }),
    );
    yield write(`playlists/${index + 1}. ${toFileName(name)}`, name, entries);
  }
  yield { path: 'musica/historial.json', content: toListens(db, userId, origin) };
}
