import { useTranslation } from 'react-i18next';
import { useRestoreTrackInPlaylistMutation } from '@/entities/playlist';
import type { FormerPosition } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

/** Works after leaving the page too. */
export function useRestoreTrack(id: string) {
  const { t } = useTranslation('features.arrange-playlist');
  const [restore] = useRestoreTrackInPlaylistMutation();

  const bringBack = async (track: Track, position: FormerPosition) => {
    const { title } = track;
    const { error } = await restore({ id, track, position: position });
    if (!error) return showToast({ tone: 'success', text: t('restore.done', { title }) });
    return showFailure('restoreTrack', error, {
      fallback: t('restore.failed', { title }),
      kinds: ['invalid'],
      action: { label: t('restore.retry'), onPress: () => void bringBack(track, position) },
    });
  };

  return (track: Track, position: FormerPosition) =>
    showToast({
      text: t('remove.done', { title: track.title }),
      action: { label: t('remove.undo'), onPress: () => void bringBack(track, position) },
    });
}
