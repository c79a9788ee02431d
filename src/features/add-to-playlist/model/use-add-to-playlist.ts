import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddTrackToPlaylistMutation } from '@/entities/playlist';
import { isProblem } from '@/shared/api';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { showFailure, showToast } from '@/shared/ui/toast';
import type { Addable } from './addable';
import { useAddList } from './use-add-list';

export type TargetPlaylist = Pick<Playlist, 'id' | 'name'>;

/** `duplicate`: the user has to confirm. */
export type AddOutcome = 'added' | 'duplicate' | 'failed' | 'busy';

/** One call at a time. See docs/product/library.md. */
export function useAddToPlaylist(what: Addable) {
  const { t } = useTranslation('features.add-to-playlist');
  const navigate = useNavigate();
  const [add] = useAddTrackToPlaylistMutation();
  const [pendingId, setPendingId] = useState<string | null>(null);
  // A quick second press comes before the next render.
  const isSending = useRef(false);
  const { title } = what;

  const showAdded = ({ id }: TargetPlaylist, text: string) =>
    showToast({
      tone: 'success',
      text,
      action: { label: t('open'), onPress: () => void navigate(paths.playlist(id)) },
    });
  const addList = useAddList(showAdded);

  const addTrack = async (playlist: TargetPlaylist, trackId: string, allowDuplicate: boolean) => {
    const body = allowDuplicate ? { trackId, allowDuplicate } : { trackId };
    const { error } = await add({ id: playlist.id, ...body });
    if (!error) showAdded(playlist, t('added', { title, name: playlist.name }));
    return error;
  };

  const send = async (playlist: TargetPlaylist, allowDuplicate: boolean): Promise<AddOutcome> => {
    const fallback = t('failed', { title, name: playlist.name });
    let error: unknown;
    if ('id' in what) {
      error = await addTrack(playlist, what.id, allowDuplicate);
      if (isProblem(error) && error.kind === 'duplicate') return 'duplicate';
    } else {
      const ids = await what.readIds();
      if (ids === null) {
        showToast({ tone: 'danger', text: fallback });
        return 'failed';
      }
      error = await addList(playlist, { title, ids });
    }
    if (!error) return 'added';
    showFailure('addToPlaylist', error, { fallback, kinds: ['invalid'] });
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
