import { may, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publish } from '../../../platform/events/events.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import {
  findActor,
  type NewStaffAction,
  recordStaffAction,
} from '../../accounts/staff-action/index.ts';
import { type HeldPlaylist, lockPlaylist, updatePlaylist } from './playlist.repository.ts';
import { featuredChanged } from './playlist.events.ts';
import { findParts, noteOwnAddition, type Parts } from './playlist-member.repository.ts';
import { type Which, recordAct } from './playlist-log.repository.ts';
import { newId } from '../../../platform/ids.ts';
import { noteChange } from './playlist-revision.repository.ts';
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

export type ChangedPlaylist = HeldPlaylist &
  Parts & {
    /** Who added a new row; the owner is not named in it. */
    author: { addedBy: string | null; isByCollaborator: boolean };
  };

type Work<Result> = (tx: Db, playlist: ChangedPlaylist) => Promise<Result>;

/**
 * Locks the playlist, so that two tabs take turns. Editorial playlists only change with an `act`,
 * which is logged.
 *
 * @throws {Problem} `forbidden` for somebody else's public playlist and an editorial one without
 * `act`; `not-found` for somebody else's private one.
 */
export const changeOwned = <Result>(
  change: Change,
  work: Work<Result>,
  act?: EditorialAct,
): Promise<Result> => changeHeld(change, { work, act, isForCollaborators: false });

/**
 * Like `changeOwned`, for what collaborators may do too. See docs/product/collaboration.md.
 *
 * @throws {Problem} like `changeOwned`.
 */
export const changeRows = <Result>(
  change: Change,
  work: Work<Result>,
  act?: EditorialAct,
): Promise<Result> => changeHeld(change, { work, act, isForCollaborators: true });

type Kind<Result> = {
  work: Work<Result>;
  act: EditorialAct | undefined;
  isForCollaborators: boolean;
};

async function changeHeld<Result>(
  { tx, playlistId, viewer, address, now }: Change,
  { work, act, isForCollaborators }: Kind<Result>,
): Promise<Result> {
  const playlist = await lockPlaylist(tx, playlistId);
  if (playlist === null) throw problem('not-found');
  const { ownerId } = playlist;
  const parts = await findParts(tx, { playlistId, ownerId }, viewer.id);
  const isTheirs = isChangedBy(playlist, viewer) || (isForCollaborators && parts.isCollaborator);
  if (!(isTheirs || playlist.isPublic || parts.isCollaborator)) throw problem('not-found');
  if (!isTheirs) throw problem('forbidden');
  if (playlist.isEditorial) {
    if (act === undefined) throw problem('forbidden', { error: sentences.editorial.atTheDesk });
    const actor = await findActor(tx, { id: viewer.id, address });
    const target = { kind: 'playlist', id: playlist.id, name: playlist.name };
    await recordStaffAction(tx, { ...(await act(tx)), actor, now, target, before: null });
  }
  const author = {
    addedBy: parts.isCollaborator ? viewer.id : null,
    isByCollaborator: parts.isCollaborator,
  };
  const done = await work(tx, { ...playlist, ...parts, author });
  if (playlist.isEditorial) await recordStays(tx, playlistId, now);
  await updatePlaylist(tx, playlistId, { changedAt: now });
  if (parts.isShared) await noteChange(tx, playlistId);
  if (playlist.featuredPosition !== null) await publish(tx, featuredChanged);
  return done;
}

const isChangedBy = ({ ownerId, isEditorial }: HeldPlaylist, viewer: Change['viewer']) =>
  isEditorial ? may(viewer, 'editorial.manage') : ownerId === viewer.id;

type Logged = { kind: 'added' | 'removed' | 'moved'; which: Which; undoes?: string };

/** Only in a collaborative playlist; see `recordAct` for the moment. */
export async function logAct(
  { tx, playlistId, viewer, now }: Change,
  playlist: Parts,
  { kind, which, undoes }: Logged,
): Promise<void> {
  if (!playlist.isShared) return;
  const id = newId(now.getTime());
  const by = { playlistId, actorId: viewer.id };
  await recordAct(tx, { id, ...by, kind, at: now, ...(undoes && { undoes }) }, which);
  if (kind === 'added') await noteOwnAddition(tx, { playlistId, userId: viewer.id, now });
}
