import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAddTrackToPlaylistMutation } from '@/entities/playlist';
import { isProblem } from '@/shared/api';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { paths } from '@/shared/routes';
import { showFailure, showToast } from '@/shared/ui/toast';
import type { AddableTexts, Addable } from './use-addable-texts';
import { useAddList } from './use-add-list';
import { useTakeBack } from './use-take-back';

export type TargetPlaylist = Pick<Playlist, 'id' | 'name'>;

/** `duplicate`: the user has to confirm. */
export type AddOutcome = 'added' | 'duplicate' | 'failed' | 'busy';

/** What the message about it offers. */
export type Offer = 'view' | 'undo';

export type ShowAdded = (
  playlist: TargetPlaylist,
  text: string,
  entryIds: readonly string[],
) => void;

/** One call at a time. See docs/product/library.md. */
export function useAddToPlaylist(what: Addable, texts: AddableTexts, offer: Offer) {
  const { t } = useTranslation('features.add-to-playlist');
  const navigate = useNavigate();
  const [add] = useAddTrackToPlaylistMutation();
  const [pendingId, setPendingId] = useState<string | null>(null);
  // A quick second press comes before the next render.
  const isSending = useRef(false);
  const { title } = what;

  const takeBack = useTakeBack();

  const showAdded: ShowAdded = (playlist, text, entryIds) => {
    const actions = {
      view: { label: t('open'), onPress: () => void navigate(paths.playlist(playlist.id)) },
      undo: { label: t('undo.label'), onPress: () => void takeBack(playlist, entryIds) },
    };
    showToast({ tone: 'success', text, action: actions[offer] });
  };
  const addList = useAddList(showAdded, texts);

  const addTrack = async (playlist: TargetPlaylist, trackId: string, allowDuplicate: boolean) => {
    const body = allowDuplicate ? { trackId, allowDuplicate } : { trackId };
    const { data, error } = await add({ id: playlist.id, ...body });
    if (data) showAdded(playlist, t('added', { title, name: playlist.name }), [data.entryId]);
    return error;
  };

  const send = async (playlist: TargetPlaylist, allowDuplicate: boolean): Promise<AddOutcome> => {
    const fallback = texts.failed(playlist.name);
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
      error = await addList(playlist, { ids });
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
