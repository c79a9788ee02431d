import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { deviceList } from '@/shared/lib/storage';

export const unsavedActs = ['create', 'change', 'toggle', 'delete'] as const;

/** A change of a playlist that the server has not taken; `id` is the playlist's. */
export type UnsavedChange = {
  id: string;
  act: (typeof unsavedActs)[number];
  /** As it is on this device. */
  playlist: EditorialPlaylist;
  /** What the server said against it; null where it did not answer. */
  reason: string | null;
  /** Of an example, which the server is never sent. */
  isOfSample: boolean;
};

function isUnsavedChange(candidate: unknown): candidate is UnsavedChange {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { id, act, playlist } = candidate as Partial<Record<keyof UnsavedChange, unknown>>;
  const isKnownAct = unsavedActs.some((known) => known === act);
  return typeof id === 'string' && isKnownAct && isPlaylist(playlist);
}

/** Written here by an earlier version at worst: what the screen reads of it has to be there. */
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

/** Changes of the editors that were not saved: on the device, for each person. See docs/product/editorial.md. */
export const unsavedChanges = deviceList('unsaved-editorial-playlists', isUnsavedChange);
