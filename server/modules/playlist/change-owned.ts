import { may, type Viewer } from '../../platform/access.ts';
import type { Db } from '../../platform/database/db.ts';
import { publish } from '../../platform/events/events.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { findActor, type NewStaffAction, recordStaffAction } from '../staff-action/index.ts';
import { type HeldPlaylist, lockPlaylist, updatePlaylist } from './playlist.repository.ts';
import { featuredChanged } from './playlist.events.ts';
import { recordStays } from './playlist-stay.repository.ts';

export type Change = {
  tx: Db;
  playlistId: string;
  viewer: Pick<Viewer, 'id' | 'role' | 'rights'>;
  address: string;
  now: Date;
};

/** Read before the change. */
export type EditorialAct = (tx: Db) => Promise<Pick<NewStaffAction, 'action' | 'after'>>;

/**
 * Locks the playlist, so that two tabs take turns. Editorial playlists only change with an `act`,
 * which is logged.
 *
 * @throws {Problem} `forbidden` for somebody else's public playlist and an editorial one without
 * `act`; `not-found` for somebody else's private one.
 */
export async function changeOwned<Result>(
  { tx, playlistId, viewer, address, now }: Change,
  work: (tx: Db, playlist: HeldPlaylist) => Promise<Result>,
  act?: EditorialAct,
): Promise<Result> {
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
  if (playlist.isEditorial) await recordStays(tx, playlistId, now);
  await updatePlaylist(tx, playlistId, { changedAt: now });
  if (playlist.featuredPosition !== null) await publish(tx, featuredChanged);
  return done;
}

const isChangedBy = ({ ownerId, isEditorial }: HeldPlaylist, viewer: Change['viewer']) =>
  isEditorial ? may(viewer, 'editorial.manage') : ownerId === viewer.id;
