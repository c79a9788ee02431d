import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { deviceList } from '@/shared/lib/storage';

export const unsavedActs = ['create', 'change', 'toggle', 'delete'] as const;

/** A change that the server has not accepted; `id` is the playlist's. */
export type UnsavedChange = {
  id: string;
  act: (typeof unsavedActs)[number];
  playlist: EditorialPlaylist;
  /** The server's reason; null where it did not answer. */
  reason: string | null;
  /** Sample playlists are never sent. */
  isOfSample: boolean;
};

function isUnsavedChange(candidate: unknown): candidate is UnsavedChange {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { id, act, playlist } = candidate as Partial<Record<keyof UnsavedChange, unknown>>;
  const isKnownAct = unsavedActs.some((known) => known === act);
  return typeof id === 'string' && isKnownAct && isPlaylist(playlist);
}

/** An earlier version may have stored it: the fields that the screen reads must exist. */
function isPlaylist(candidate: unknown): boolean {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { name, tracks, priority, version } = candidate as Partial<
    Record<keyof EditorialPlaylist, unknown>
  >;
  return (
    typeof name === 'string' &&
    Array.isArray(tracks) &&
    typeof priority === 'number' &&
    typeof version === 'number'
  );
}

/** Unsaved changes of each editor on this device. See docs/product/editorial.md. */
export const unsavedChanges = deviceList('unsaved-editorial-playlists', isUnsavedChange);
