import { may, type Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { findActor } from '../staff-action/acting.ts';
import { type NewStaffAction, recordStaffAction } from '../staff-action/staff-action.repository.ts';
import type { FeaturedPlaylists } from './featured-playlists.ts';
import { type HeldPlaylist, lockPlaylist, updatePlaylist } from './playlist.repository.ts';

/** What a change of a playlist leans on. */
export type Change = {
  db: Db;
  featured: FeaturedPlaylists;
  playlistId: string;
  viewer: Pick<Viewer, 'id' | 'role' | 'rights'>;
  /** Network address that it comes from. */
  address: string;
  now: Date;
};

/** As what a change is written down, where the playlist is one of the house; read before it is made. */
export type EditorialAct = (tx: Db) => Promise<Pick<NewStaffAction, 'action' | 'after'>>;

/**
 * Runs the work in a transaction that holds the playlist, so that what its owner does in two tabs
 * happens one after the other, and notes when it was changed. One of the house is changed by its editors, in the ways
 * that are written down.
 *
 * @throws {Problem} `forbidden` for somebody else's public playlist, and for one of the house where the change is not
 *   made here; `not-found` for a private one, which others are not told of, and when there is none.
 */
export async function changeOwned<Result>(
  { db, featured, playlistId, viewer, address, now }: Change,
  work: (tx: Db, playlist: HeldPlaylist) => Promise<Result>,
  act?: EditorialAct,
): Promise<Result> {
  const { result, isFeatured } = await inTransaction(db, async (tx) => {
    const playlist = await lockPlaylist(tx, playlistId);
    const isTheirs = playlist !== null && isChangedBy(playlist, viewer);
    if (playlist === null || !(isTheirs || playlist.isPublic)) throw problem('not-found');
    if (!isTheirs) throw problem('forbidden');
    if (playlist.isEditorial) {
      if (act === undefined) throw problem('forbidden', { error: sentences.editorial.atTheDesk });
      const actor = await findActor(tx, { id: viewer.id, address });
      const target = { kind: 'playlist', id: playlist.id, name: playlist.name };
      await recordStaffAction(tx, { ...(await act(tx)), actor, now, target, before: null });
    }
    const done = await work(tx, playlist);
    await updatePlaylist(tx, playlistId, { changedAt: now });
    return { result: done, isFeatured: playlist.featuredPosition !== null };
  });
  if (isFeatured) featured.forget();
  return result;
}

const isChangedBy = ({ ownerId, isEditorial }: HeldPlaylist, viewer: Change['viewer']) =>
  isEditorial ? may(viewer, 'editorial.manage') : ownerId === viewer.id;
