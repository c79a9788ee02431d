import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddTrackToPlaylistMutation } from '@/entities/playlist';
import { isProblem } from '@/shared/api';
import type { Playlist } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';
import { showFailure, showToast } from '@/shared/ui/toast';

export type TargetPlaylist = Pick<Playlist, 'id' | 'name'>;
export type AddableTrack = Pick<Track, 'id' | 'title'>;

/** `duplicate`: the user has to confirm. */
export type AddOutcome = 'added' | 'duplicate' | 'failed' | 'busy';

/** One call at a time. See docs/product/library.md. */
export function useAddToPlaylist(track: AddableTrack) {
  const { t } = useTranslation('widgets.track-menu.add-to-playlist');
  const navigate = useNavigate();
  const [add] = useAddTrackToPlaylistMutation();
  const [pendingId, setPendingId] = useState<string | null>(null);
  // A quick second press comes before the next render.
  const isSending = useRef(false);

  const send = async (playlist: TargetPlaylist, allowDuplicate: boolean): Promise<AddOutcome> => {
    const words = { title: track.title, name: playlist.name };
    const body = allowDuplicate ? { trackId: track.id, allowDuplicate } : { trackId: track.id };
    const { error } = await add({ id: playlist.id, ...body });
    if (!error) {
      showToast({
        tone: 'success',
        text: t('added', words),
        action: { label: t('open'), onPress: () => void navigate(paths.playlist(playlist.id)) },
      });
      return 'added';
    }
    if (isProblem(error) && error.kind === 'duplicate') return 'duplicate';
    const fallback = t('failed', words);
    showFailure('addTrackToPlaylist', error, { fallback, kinds: ['invalid'] });
    return 'failed';
  };

  const addTo = async (playlist: TargetPlaylist, allowDuplicate = false): Promise<AddOutcome> => {
    if (isSending.current) return 'busy';
    isSending.current = true;
    setPendingId(playlist.id);
    const outcome = await send(playlist, allowDuplicate);
    isSending.current = false;
    setPendingId(null);
    return outcome;
  };

  return { addTo, pendingId };
}
