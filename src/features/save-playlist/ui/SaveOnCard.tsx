import { useIsOwnPlaylist } from '@/entities/playlist';
import { useViewer } from '@/entities/session';
import { Extra, LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import type { SavablePlaylist } from '../model/use-send-save';

const SavePlaylistButton = lazyPart(
  () => import('./SavePlaylistButton'),
  'SavePlaylistButton',
  LeftOut,
);

/** For signed-in users, beside the play button of a playlist of somebody else. */
export function SaveOnCard({ playlist }: { playlist: SavablePlaylist }) {
  const isOwn = useIsOwnPlaylist(playlist.id);
  if (useViewer() === null || isOwn) return null;
  return (
    <Extra of={SavePlaylistButton}>
      <SavePlaylistButton playlist={playlist} place="card" />
    </Extra>
  );
}
