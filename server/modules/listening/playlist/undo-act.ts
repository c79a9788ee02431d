import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { findFormerPosition, makeRoom, refuseOverflow } from './entry-room.ts';
import { type Change, type ChangedPlaylist, changeRows, logAct } from './change-owned.ts';
import {
  findAct,
  findLogged,
  findOwnRemoval,
  findPresent,
  type LoggedEntry,
  type LogRow,
  noteUndone,
} from './playlist-log.repository.ts';
import {
  deleteEntries,
  insertAll,
  insertEntry,
  refreshTotals,
  updatePosition,
} from './playlist-track.repository.ts';
import { updatePlaylist } from './playlist.repository.ts';

const words = sentences.collaboration;

/**
 * Takes one act back by its opposite, which is logged and can itself be undone. Rows come back with
 * their id, date, person and position. See docs/product/collaboration.md.
 *
 * @throws {Problem} `not-found` for an unknown act, `forbidden` for that of somebody else unless
 * the caller is the owner, `duplicate` for one that is undone or of which nothing is left,
 * `invalid` for a full playlist; like `changeRows`.
 */
export function undoAct(change: Change, actId: string): Promise<void> {
  return changeRows(change, async (tx, playlist) => {
    const act = await findAct(tx, playlist.id, actId);
    if (act === null) throw problem('not-found');
    const isOwner = playlist.ownerId === change.viewer.id;
    if (!isOwner && act.actorId !== change.viewer.id) {
      throw problem('forbidden', { error: words.notYours });
    }
    if (act.undoneAt !== null) throw problem('duplicate', { error: words.undone });
    await undo(change, playlist, act);
  });
}

/**
 * The row that the viewer removed from a collaborative playlist comes back as it was.
 *
 * @returns its id, or null where the log does not have it.
 */
export async function bringBack(
  change: Change,
  playlist: ChangedPlaylist,
  trackId: string,
): Promise<string | null> {
  if (!playlist.isShared) return null;
  const by = { playlistId: playlist.id, actorId: change.viewer.id, trackId };
  const act = await findOwnRemoval(change.tx, by);
  if (act === null) return null;
  const [row, ...others] = await findLogged(change.tx, act.id);
  if (row === undefined || others.length > 0) return null;
  await undo(change, playlist, act);
  return row.entryId;
}

async function undo(change: Change, playlist: ChangedPlaylist, act: LogRow): Promise<void> {
  const { tx, now } = change;
  const { id } = playlist;
  const rows = await findLogged(tx, act.id);
  const ids = rows.map(({ entryId }) => entryId);
  const present = await findPresent(tx, id, ids);
  const left = rows.filter(({ entryId }) => present.has(entryId) === (act.kind !== 'removed'));
  if (left.length === 0) throw problem('duplicate', { error: words.nothingLeft });
  const which = { entryIds: left.map(({ entryId }) => entryId) };
  const isSameSpread = act.spread === playlist.spreadCount;
  if (act.kind === 'added') {
    await logAct(change, playlist, { kind: 'removed', which, undoes: act.id });
    await deleteEntries(tx, id, { trackId: null, entryIds: which.entryIds, now });
  } else if (act.kind === 'moved') {
    await logAct(change, playlist, { kind: 'moved', which, undoes: act.id });
    for (const row of left) {
      await updatePosition(tx, row.entryId, await findPlace(tx, row, isSameSpread));
    }
  } else {
    refuseOverflow(playlist.trackCount + left.length);
    if (isSameSpread) await insertAll(tx, left.map(toEntry(id)));
    else for (const row of left) await insertBeside(tx, id, row);
    await logAct(change, playlist, { kind: 'added', which, undoes: act.id });
    await updatePlaylist(tx, id, { tracksAddedAt: now });
  }
  await refreshTotals(tx, [id]);
  await noteUndone(tx, act.id, now);

  async function findPlace(db: Db, row: LoggedEntry, isExact: boolean): Promise<number> {
    return isExact ? row.position : makeRoom(db, id, () => findFormerPosition(db, id, row));
  }
}

const toEntry =
  (playlistId: string) =>
  ({ entryId, trackId, position, addedAt, addedBy, isByCollaborator }: LoggedEntry) => ({
    id: entryId,
    playlistId,
    trackId,
    position,
    addedAt,
    addedBy,
    isByCollaborator,
  });

/** Positions were assigned anew meanwhile. */
async function insertBeside(tx: Db, playlistId: string, row: LoggedEntry): Promise<void> {
  const position = await makeRoom(tx, playlistId, () => findFormerPosition(tx, playlistId, row));
  await insertEntry(tx, { ...toEntry(playlistId)(row), position });
}
