import type { Track } from '#contract/track.ts';
import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { signAudioAddress } from './audio-address.ts';
import type { PlaySource } from './play-source.ts';
import { imagePath } from '../../../media/image-path.ts';
import { gainOf } from './gain-of.ts';
import { findLikedIds } from './liked-track.repository.ts';
import type { TrackRow } from './track-columns.repository.ts';

/** Signs audio addresses for the viewer's session and the play source. */
export async function describeTracks(
  rows: readonly TrackRow[],
  viewer: Viewer | null,
  { db, clock, mediaKeys: secret }: Pick<Dependencies, 'db' | 'clock' | 'mediaKeys'>,
  source: PlaySource,
): Promise<Track[]> {
  const listenerId = viewer?.id ?? null;
  const sessionId = viewer?.sessionId ?? null;
  const unknown = rows.filter(({ likedAt }) => likedAt === undefined);
  const ids = [...new Set(unknown.map(({ id }) => id))];
  const likedIds = listenerId === null ? null : await findLikedIds(db, listenerId, ids);
  const now = clock();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    artist: { id: row.artistId, name: row.artistName },
    album: { id: row.albumId, title: row.albumTitle, coverImage: imagePath('album', row.albumId) },
    duration: row.duration,
    audioUrl: signAudioAddress({ trackId: row.id, sessionId, now, secret, source }),
    liked: row.likedAt !== undefined || (likedIds?.has(row.id) ?? false),
    releaseDate: row.releaseDate,
    ...(row.playCount !== undefined && { playCount: row.playCount }),
    ...(row.likedAt && { likedAt: row.likedAt.toISOString() }),
    ...(row.addedAt && { addedAt: row.addedAt.toISOString() }),
    ...(row.entryId !== undefined && { entryId: row.entryId }),
    ...(row.isBrought && { isBrought: true }),
    ...(row.hasGuests && { hasGuests: true }),
    ...(row.isGone && { isGone: true }),
    ...(row.hasLyrics && { hasLyrics: true }),
    ...gainOf(row),
    ...(row.disc && { disc: row.disc }),
    ...(row.discTitle && { discTitle: row.discTitle }),
    ...(row.printedNumber && { number: row.printedNumber }),
  }));
}
