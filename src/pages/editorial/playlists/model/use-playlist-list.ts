import { useViewer } from '@/entities/session';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { useDeviceList } from '@/shared/lib/storage';
import { useEditorialPlaylistsQuery } from '../api/editorial-playlists-api';
import { withUnsaved } from '../lib/with-unsaved';
import { useIsSample } from './use-is-sample';
import { unsavedChanges } from './unsaved-changes';

/** The playlists of the house, as they are on this device. */
export function usePlaylistList() {
  // Other editors change them as well.
  const query = useEditorialPlaylistsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSample = useIsSample();
  const viewer = useViewer();
  const changes = useDeviceList(unsavedChanges, viewer?.id ?? null).filter(
    ({ act, isOfSample }) => act === 'create' || isOfSample === isSample,
  );
  return {
    query,
    /** Of the server's list, what is shown, and what was deleted on this device alone. */
    arrange: (playlists: readonly EditorialPlaylist[]) => withUnsaved(playlists, changes),
  };
}
