import type { Collaboration, PlaylistLog } from '#contract/collaboration.ts';
import { collaborationLimits } from '#contract/limits.ts';
import type { Viewer } from '../../../platform/access.ts';
import { cutPart } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { newToken } from '../../accounts/session/index.ts';
import { type Change, changeOwned, changeRows } from './change-owned.ts';
import { findActs } from './playlist-log.repository.ts';
import {
  countMemberships,
  deleteBlock,
  deleteInvite,
  deleteMember,
  deleteMembers,
  findBlocked,
  findCollaborators,
  findInvite,
  insertBlock,
  insertMember,
  replaceInvite,
} from './playlist-member.repository.ts';
import { findVisible } from './playlist.repository.ts';

const words = sentences.collaboration;

/** Milliseconds. */
const day = 86_400_000;

type Asking = { playlistId: string; viewer: Pick<Viewer, 'id'>; now: Date };

/** @throws {Problem} `not-found` for anybody but the owner and collaborators. */
async function findTogether(db: Db, { playlistId, viewer }: Omit<Asking, 'now'>) {
  const playlist = await findVisible(db, playlistId, { id: viewer.id });
  const isOwner = playlist?.ownerId === viewer.id;
  if (playlist === null || !(isOwner || playlist.isMember)) throw problem('not-found');
  return { playlist, isOwner };
}

/** @throws {Problem} `not-found` for anybody but the owner and collaborators. */
export async function readCollaboration(db: Db, asking: Asking): Promise<Collaboration> {
  const { playlist, isOwner } = await findTogether(db, asking);
  const { playlistId, now } = asking;
  const people = await findCollaborators(db, playlistId, playlist.ownerId);
  const invite = isOwner ? await findInvite(db, { playlistId }, now) : null;
  return {
    part: isOwner ? 'owner' : 'collaborator',
    collaborators: people.map(({ since, ...person }) => ({
      ...person,
      since: since.toISOString(),
    })),
    blocked: isOwner ? await findBlocked(db, playlistId) : [],
    link: invite && { token: invite.token, expiresAt: invite.expiresAt.toISOString() },
  };
}

/**
 * Makes the playlist collaborative, and a link in place of the former one.
 *
 * @throws {Problem} `invalid` at the owner's limit; like `changeOwned`, and `forbidden` for an
 * editorial playlist.
 */
export function makePlaylistLink(change: Change): Promise<void> {
  const { now } = change;
  return changeOwned(change, async (tx, { id: playlistId, ownerId, isShared }) => {
    const most = collaborationLimits.perPerson;
    if (!isShared && (await countMemberships(tx, ownerId)) >= most) {
      throw problem('invalid', { error: fill(words.many, { count: most }) });
    }
    await insertMember(tx, { playlistId, userId: ownerId, since: now });
    const expiresAt = new Date(now.getTime() + collaborationLimits.days * day);
    await replaceInvite(tx, { playlistId, token: newToken(), expiresAt });
  });
}

/** @throws {Problem} like `changeOwned`. */
export const withdrawPlaylistLink = (change: Change): Promise<void> =>
  changeOwned(change, (tx, { id }) => deleteInvite(tx, id));

/**
 * The rows stay, and who added them is shown to the owner.
 *
 * @throws {Problem} like `changeOwned`.
 */
export const endCollaboration = (change: Change): Promise<void> =>
  changeOwned(change, async (tx, { id }) => {
    await deleteMembers(tx, id);
    await deleteInvite(tx, id);
  });

/**
 * Collaborators leave, and the owner removes them; a removal ends the link too, because they may
 * know it.
 *
 * @throws {Problem} `not-found` for somebody who takes no part; like `changeOwned`.
 */
export function removeCollaborator(change: Change, userId: string): Promise<void> {
  const isLeaving = userId === change.viewer.id;
  return (isLeaving ? changeRows : changeOwned)(change, async (tx, { id, ownerId }) => {
    const isGone = userId !== ownerId && (await deleteMember(tx, { playlistId: id, userId }));
    if (!isGone) throw problem('not-found', { error: words.notMember });
    if (!isLeaving) await deleteInvite(tx, id);
  });
}

/**
 * Removes a collaborator, whom no link of the playlist lets in from now on. It stays so when the
 * collaboration ends.
 *
 * @throws {Problem} `not-found` for somebody who takes no part; like `changeOwned`.
 */
export function blockCollaborator(change: Change, userId: string): Promise<void> {
  return changeOwned(change, async (tx, { id: playlistId, ownerId }) => {
    const isGone = userId !== ownerId && (await deleteMember(tx, { playlistId, userId }));
    if (!isGone) throw problem('not-found', { error: words.notMember });
    await insertBlock(tx, { playlistId, userId, ownerId });
  });
}

/**
 * They can join by a link again.
 *
 * @throws {Problem} `not-found` for somebody who is not blocked; like `changeOwned`.
 */
export function letInAgain(change: Change, userId: string): Promise<void> {
  return changeOwned(change, async (tx, { id: playlistId }) => {
    const wasBlocked = await deleteBlock(tx, { playlistId, userId });
    if (!wasBlocked) throw problem('not-found', { error: words.notBlocked });
  });
}

/**
 * The latest acts first.
 *
 * @throws {Problem} `not-found` for anybody but the owner and collaborators; `invalid` for a
 * malformed cursor.
 */
export async function readPlaylistLog(
  db: Db,
  asking: Omit<Asking, 'now'>,
  cursor: string | undefined,
): Promise<PlaylistLog> {
  const { isOwner } = await findTogether(db, asking);
  const { viewer, playlistId } = asking;
  const most = collaborationLimits.acts;
  const found = await findActs(db, playlistId, cursor, most + 1);
  const { rows, nextCursor } = cutPart(found, most, ({ at, id }) => ({ order: at.getTime(), id }));
  const acts = rows.map(
    ({ id, kind, at, actorId, actorName, titles, count, undoes, undoneAt }) => ({
      id,
      kind,
      at: at.toISOString(),
      actor: actorId === null || actorName === null ? null : { id: actorId, name: actorName },
      titles,
      count,
      isUndo: undoes !== null,
      isUndone: undoneAt !== null,
      canUndo: undoneAt === null && (isOwner || actorId === viewer.id),
    }),
  );
  return { acts, nextCursor };
}
