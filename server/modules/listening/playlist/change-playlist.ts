import type { ChangePlaylistBody, PlaylistDetails, Visibility } from '#contract/playlist.ts';
import { refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { sentences } from '../../../platform/sentences.ts';
import { toSearchKey } from '../../../platform/search-text/findable.ts';
import { learnWords } from '../../catalogue/search-index/index.ts';
import { type Change, changeOwned } from './change-owned.ts';
import { deleteEntries } from './playlist-track.repository.ts';
import { storeDeleted } from './deleted-playlist.repository.ts';
import { updatePlaylist } from './playlist.repository.ts';
import { fromVisibility, toVisibility } from './playlist.view.ts';

type Fields = Pick<PlaylistDetails, 'name' | 'description' | 'visibility' | 'isPublic'>;

const describeField = (field: keyof Fields, value: unknown) =>
  field === 'visibility' ? sentences.playlists.visibility[value as Visibility] : String(value);

const getVisibility = (isPublic: boolean): Visibility => (isPublic ? 'public' : 'private');

/** @throws {Problem} like `changeOwned` and `refuseOutdated`. */
export function changePlaylist(
  change: Change,
  { seen, ...changes }: ChangePlaylistBody,
): Promise<PlaylistDetails> {
  return changeOwned(change, async (tx, playlist) => {
    const {
      name = playlist.name,
      description = playlist.description,
      isPublic,
      visibility = isPublic === undefined ? toVisibility(playlist) : getVisibility(isPublic),
    } = changes;
    const current = { ...playlist, visibility: toVisibility(playlist) };
    refuseOutdated<Fields>({ now: current, seen, changes }, { describe: describeField });
    const shown = fromVisibility(visibility);
    const searchKey = toSearchKey(name);
    await updatePlaylist(tx, playlist.id, { name, description, searchKey, ...shown });
    if (shown.isPublic) await learnWords(tx, searchKey);
    return { id: playlist.id, name, description, visibility, isPublic: shown.isPublic };
  });
}

/**
 * Its owner can restore it; see docs/product/library.md.
 *
 * @throws {Problem} like `changeOwned`.
 */
export function removePlaylist(change: Change): Promise<void> {
  const { now } = change;
  return changeOwned(change, async (tx, playlist) => {
    const { id } = playlist;
    await storeDeleted(tx, playlist);
    await deleteEntries(tx, id, { trackId: null, now });
    await updatePlaylist(tx, id, { isPublic: false, deletedAt: now });
  });
}
