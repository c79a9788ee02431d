import type { ChangePlaylistBody, PlaylistDetails } from '#contract/playlist.ts';
import { refuseOutdated } from '../../platform/refuse-outdated.ts';
import { toSearchKey } from '../../platform/search-text/findable.ts';
import { learnWords } from '../search-index/index.ts';
import { type Change, changeOwned } from './change-owned.ts';
import { deleteEntries } from './playlist-track.repository.ts';
import { deletePlaylist, updatePlaylist } from './playlist.repository.ts';

/** @throws {Problem} like `changeOwned` and `refuseOutdated`. */
export function changePlaylist(
  change: Change,
  { seen, ...changes }: ChangePlaylistBody,
): Promise<PlaylistDetails> {
  return changeOwned(change, async (tx, playlist) => {
    const {
      name = playlist.name,
      description = playlist.description,
      isPublic = playlist.isPublic,
    } = changes;
    refuseOutdated<Omit<PlaylistDetails, 'id'>>({ now: playlist, seen, changes });
    const details = { name, description, isPublic };
    const searchKey = toSearchKey(name);
    await updatePlaylist(tx, playlist.id, { ...details, searchKey });
    if (isPublic) await learnWords(tx, searchKey);
    return { id: playlist.id, ...details };
  });
}

/** @throws {Problem} like `changeOwned`. */
export function removePlaylist(change: Change): Promise<void> {
  const { now } = change;
  return changeOwned(change, async (tx, { id }) => {
    await deleteEntries(tx, id, { trackId: null, now });
    await deletePlaylist(tx, id);
  });
}
