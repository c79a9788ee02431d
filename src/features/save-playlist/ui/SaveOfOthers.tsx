import { useIsOwnPlaylist } from '@/entities/playlist';
import { Extra } from '@/shared/lib/lazy-part';
import type { SavablePlaylist } from '../model/use-send-save';
import { LateSaveButton } from './LateSaveButton';

/** Cards do not know the owner's id, so nothing is shown on the viewer's own. */
export const SaveOfOthers = ({ playlist }: { playlist: SavablePlaylist }) =>
  !useIsOwnPlaylist(playlist.id) && (
    <Extra of={LateSaveButton}>
      <LateSaveButton playlist={playlist} place="card" />
    </Extra>
  );
