import { useIsOwnPlaylist } from '@/entities/playlist';
import { Extra, LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import type { SavablePlaylist } from '../model/use-send-save';

const SavePlaylistButton = lazyPart(
  () => import('./SavePlaylistButton'),
  'SavePlaylistButton',
  LeftOut,
);

/** Cards do not know the owner's id, so nothing is shown on the viewer's own. */
export const SaveOfOthers = ({ playlist }: { playlist: SavablePlaylist }) =>
  !useIsOwnPlaylist(playlist.id) && (
    <Extra of={SavePlaylistButton}>
      <SavePlaylistButton playlist={playlist} place="card" />
    </Extra>
  );
