import type { PlaylistInvitation } from '#contract/collaboration.ts';
import { collaborationLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { playlistCover } from './playlist-cover.repository.ts';
import {
  countMembers,
  countMemberships,
  findInvite,
  insertMember,
  isBlocked,
} from './playlist-member.repository.ts';
import { findInvited, findVisible, lockPlaylist, type PlaylistRow } from './playlist.repository.ts';
import { noteChange } from './playlist-revision.repository.ts';
import { deleteSaved, discountSaver } from './saved-playlist.repository.ts';

const words = sentences.collaboration;

type Opening = { token: string; viewerId: string | null; now: Date };

/** @throws {Problem} `not-found` for an expired, withdrawn or unknown link. */
export async function readPlaylistInvitation(
  db: Db,
  { token, viewerId, now }: Opening,
): Promise<PlaylistInvitation> {
  const invite = await findInvite(db, { token }, now);
  const playlist = invite && (await findInvited(db, invite.playlistId, viewerId));
  if (!playlist) throw problem('not-found', { error: words.gone });
  const { id, name, foreign, ownerName: owner } = playlist;
  const state = await getState(db, playlist, viewerId);
  return { playlist: { id, name, coverImage: playlistCover(id, foreign) }, owner, state };
}

/**
 * Joining again changes nothing. The playlist leaves the saved ones of the person who joins.
 *
 * @throws {Problem} `not-found` for an expired, withdrawn or unknown link; `duplicate` where
 * `readPlaylistInvitation` reports something else than `open`.
 */
export async function joinPlaylist(
  tx: Db,
  { token, viewerId, now }: Opening & { viewerId: string },
): Promise<PlaylistRow> {
  const seen = await findInvite(tx, { token }, now);
  const gone = () => problem('not-found', { error: words.gone });
  if (seen === null || (await lockPlaylist(tx, seen.playlistId)) === null) throw gone();
  // It may have been withdrawn while this call waited for the lock.
  const invite = await findInvite(tx, { token }, now);
  const playlist = invite && (await findInvited(tx, invite.playlistId, viewerId));
  if (!playlist) throw gone();
  const { id: playlistId, name } = playlist;
  const state = await getState(tx, playlist, viewerId);
  if (state === 'open') {
    await insertMember(tx, { playlistId, userId: viewerId, since: now });
    const saving = { listener: viewerId, playlist: playlistId };
    if (await deleteSaved(tx, saving)) await discountSaver(tx, playlistId);
    await noteChange(tx, playlistId);
  } else if (state !== 'joined') {
    const count = state === 'many' ? collaborationLimits.perPerson : collaborationLimits.others;
    throw problem('duplicate', { error: fill(words[state], { playlist: name, count }) });
  }
  const joined = await findVisible(tx, playlistId, { id: viewerId });
  if (joined === null) throw gone();
  return joined;
}

async function getState(
  db: Db,
  { id, ownerId, isMember }: PlaylistRow,
  viewerId: string | null,
): Promise<PlaylistInvitation['state']> {
  if (ownerId === viewerId) return 'own';
  if (isMember === true) return 'joined';
  if (viewerId !== null && (await isBlocked(db, { playlistId: id, userId: viewerId }))) {
    return 'closed';
  }
  if ((await countMembers(db, id)) > collaborationLimits.others) return 'full';
  if (viewerId === null) return 'open';
  return (await countMemberships(db, viewerId)) >= collaborationLimits.perPerson ? 'many' : 'open';
}
