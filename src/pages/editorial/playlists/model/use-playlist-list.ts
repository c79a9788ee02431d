import { useViewer } from '@/entities/session';
import { useIsSample } from '@/shared/api';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { useDeviceList } from '@/shared/lib/storage';
import { useEditorialPlaylistsQuery } from '../api/editorial-playlists-api';
import { withUnsaved } from '../lib/with-unsaved';
import { unsavedChanges } from './unsaved-changes';

export function usePlaylistList() {
  // Other editors change them too.
  const query = useEditorialPlaylistsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSample = useIsSample('editorialPlaylists');
  const viewer = useViewer();
  const changes = useDeviceList(unsavedChanges, viewer?.id ?? null).filter(
    ({ act, isOfSample }) => act === 'create' || isOfSample === isSample,
  );
  return {
    query,
    /** From the server's list: what is shown, and what is only deleted on this device. */
    arrange: (playlists: readonly EditorialPlaylist[]) => withUnsaved(playlists, changes),
  };
}
