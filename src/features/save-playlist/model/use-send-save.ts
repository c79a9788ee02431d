import { useTranslation } from 'react-i18next';
import { useSavePlaylistMutation, useUnsavePlaylistMutation } from '@/entities/playlist';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

export type SavablePlaylist = Pick<Playlist, 'id' | 'name'>;

/** Reports the outcome, and offers to undo a removal. */
export function useSendSave() {
  const { t } = useTranslation('features.save-playlist');
  const [save] = useSavePlaylistMutation();
  const [unsave] = useUnsavePlaylistMutation();

  return async function send({ id, name }: SavablePlaylist, isSaved: boolean): Promise<void> {
    const { error } = await (isSaved ? save(id) : unsave(id));
    if (error) return showFailure('savePlaylist', error, { text: t('failed', { name }) });
    if (isSaved) return showToast({ tone: 'success', text: t('saved', { name }) });
    return showToast({
      text: t('removed', { name }),
      action: { label: t('undo'), onPress: () => void send({ id, name }, true) },
    });
  };
}
