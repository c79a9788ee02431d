import { useViewer } from '@/entities/session';
import { editorialCategories } from '@/shared/contract/editorial-categories.ts';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { useListView } from '@/shared/lib/address';
import { useDeviceList } from '@/shared/lib/storage';
import { matchesText } from '@/shared/lib/text-filter';
import { useEditorialPlaylistsQuery } from '../api/editorial-playlists-api';
import { withUnsaved } from '../lib/with-unsaved';
import { useIsSample } from './use-is-sample';
import { unsavedChanges } from './unsaved-changes';

/** The playlists that the address asks for, as they are on this device. */
export function usePlaylistList() {
  const view = useListView({
    sorts: ['priority'],
    initialSort: { by: 'priority', isDescending: false },
    choices: { category: editorialCategories },
  });
  // Other editors change them as well.
  const query = useEditorialPlaylistsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSample = useIsSample();
  const viewer = useViewer();
  const changes = useDeviceList(unsavedChanges, viewer?.id ?? null).filter(
    ({ act, isOfSample }) => act === 'create' || isOfSample === isSample,
  );
  const { category } = view.chosen;
  const isMeant = ({ name, description, category: own }: EditorialPlaylist) =>
    (category === '' || own === category) && matchesText(view.text, [name, description]);
  return {
    view,
    query,
    /** Of the server's list, what is shown, and what was deleted on this device alone. */
    arrange: (playlists: readonly EditorialPlaylist[]) => {
      const { shown, deleted } = withUnsaved(playlists, changes);
      return { shown: shown.filter(({ playlist }) => isMeant(playlist)), deleted };
    },
  };
}
