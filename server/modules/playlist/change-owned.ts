import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import type { FeaturedPlaylists } from './featured-playlists.ts';
import { lockPlaylist, type PlaylistRecord, updatePlaylist } from './playlist.repository.ts';

/** What a change of a playlist leans on. */
export type Change = {
  db: Db;
  featured: FeaturedPlaylists;
  playlistId: string;
  viewerId: string;
  now: Date;
};

/**
 * Runs the work in a transaction that holds the playlist, so that what its owner does in two tabs
 * happens one after the other, and notes when it was changed.
 *
 * @throws {Problem} `forbidden` for somebody else's public playlist; `not-found` for a private one,
 *   which others are not told of, and when there is none.
 */
export async function changeOwned<Result>(
  { db, featured, playlistId, viewerId, now }: Change,
  work: (tx: Db, playlist: PlaylistRecord) => Promise<Result>,
): Promise<Result> {
  const { result, isFeatured } = await inTransaction(db, async (tx) => {
    const playlist = await lockPlaylist(tx, playlistId);
    const isOwn = playlist?.ownerId === viewerId;
    if (playlist === null || !(isOwn || playlist.isPublic)) throw problem('not-found');
    if (!isOwn) throw problem('forbidden');
    const done = await work(tx, playlist);
    await updatePlaylist(tx, playlistId, { changedAt: now });
    return { result: done, isFeatured: playlist.featuredPosition !== null };
  });
  if (isFeatured) featured.forget();
  return result;
}
