import { playlistLimits } from '#contract/limits.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { toSearchKey } from '../../../platform/search-text/findable.ts';
import { learnWords } from '../../catalogue/search-index/index.ts';
import { insertEntries, refreshTotals } from './playlist-track.repository.ts';
import {
  countOwnedLocked,
  findVisible,
  insertPlaylist,
  type PlaylistRow,
} from './playlist.repository.ts';
import { writeCount } from './write-count.ts';

type Creation = { name: string; description: string; trackIds: readonly string[] };

/**
 * It starts public; tracks that are gone are left out.
 *
 * @throws {Problem} `invalid` at the owner's limit; `not-found` if it is deleted before it is
 * read.
 */
export async function createPlaylist(
  tx: Db,
  ownerId: string,
  { name, description, trackIds }: Creation,
  now: Date,
): Promise<PlaylistRow> {
  const id = newId(now.getTime());
  await refuseOneMore(tx, ownerId);
  const about = { id, name, description, ownerId, isPublic: true, createdAt: now };
  const searchKey = toSearchKey(name);
  await insertPlaylist(tx, { ...about, searchKey });
  await learnWords(tx, searchKey);
  if (trackIds.length > 0) {
    await insertEntries(tx, { playlistId: id, trackIds, addedAt: now });
    await refreshTotals(tx, [id]);
  }
  const created = await findVisible(tx, id, { id: ownerId });
  if (created === null) throw problem('not-found');
  return created;
}

/** @throws {Problem} `invalid` at the owner's limit. */
export async function refuseOneMore(tx: Db, ownerId: string): Promise<void> {
  if ((await countOwnedLocked(tx, ownerId)) < playlistLimits.perPerson) return;
  const count = writeCount(playlistLimits.perPerson);
  throw problem('invalid', { error: fill(sentences.playlists.tooManyPlaylists, { count }) });
}
