import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import type { UnsavedChange } from '../model/unsaved-changes';
import { inFeaturedOrder } from './in-featured-order';

/** A playlist with its unsaved change. */
export type ShownPlaylist = { playlist: EditorialPlaylist; unsaved: UnsavedChange | null };

/**
 * The list as if all changes were saved, and the unsaved deletions. Followers and tracks stay the
 * server's; a changed playlist that the server has deleted stays, so that no input is lost.
 */
export function withUnsaved(
  playlists: readonly EditorialPlaylist[],
  changes: readonly UnsavedChange[],
): { shown: ShownPlaylist[]; deleted: UnsavedChange[] } {
  const byId = new Map(changes.map((change) => [change.id, change]));
  const isThere = new Set(playlists.map(({ id }) => id));
  const listed = playlists.map((playlist) => {
    const unsaved = byId.get(playlist.id) ?? null;
    return { playlist: unsaved ? changedBy(playlist, unsaved.playlist) : playlist, unsaved };
  });
  const alone = changes
    .filter(({ id, act }) => act !== 'delete' && !isThere.has(id))
    .map((unsaved) => ({ playlist: unsaved.playlist, unsaved }));
  return {
    shown: [...listed, ...alone]
      .filter(({ unsaved }) => unsaved?.act !== 'delete')
      .toSorted((one, other) => inFeaturedOrder(one.playlist, other.playlist)),
    deleted: changes.filter(({ id, act }) => act === 'delete' && isThere.has(id)),
  };
}

function changedBy(playlist: EditorialPlaylist, changed: EditorialPlaylist): EditorialPlaylist {
  const { name, description, coverImage, category, priority, isActive, version } = changed;
  return { ...playlist, name, description, coverImage, category, priority, isActive, version };
}
