import { useTranslation } from 'react-i18next';
import { useRestorePlaylistMutation } from '@/entities/playlist';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

/** Reports the outcome. */
export function useRestorePlaylist() {
  const { t } = useTranslation('features.restore-playlist');
  const [restore, { isLoading }] = useRestorePlaylistMutation();
  const send = async ({ id, name }: Pick<Playlist, 'id' | 'name'>): Promise<void> => {
    const { error } = await restore(id);
    if (error) return showFailure('restorePlaylist', error, { text: t('failed', { name }) });
    return showToast({ tone: 'success', text: t('restored', { name }) });
  };
  return { restore: send, isRestoring: isLoading };
}
