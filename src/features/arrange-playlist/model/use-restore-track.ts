import { useTranslation } from 'react-i18next';
import { useRestoreTrackInPlaylistMutation } from '@/entities/playlist';
import type { FormerPosition } from '@/shared/contract/playlist.ts';
import type { Track } from '@/shared/contract/track.ts';
import { showFailure, showToast } from '@/shared/ui/toast';

export type RemovedTrack = { track: Track; position: FormerPosition };

/** Works after leaving the page too. */
export function useRestoreTrack(id: string) {
  const { t } = useTranslation('features.arrange-playlist');
  const [restore] = useRestoreTrackInPlaylistMutation();

  /** Resolves to whether it is back. */
  const bringBack = async ({ track, position }: RemovedTrack): Promise<boolean> => {
    const { title } = track;
    const { error } = await restore({ id, track, position });
    if (!error) return true;
    showFailure('restoreTrack', error, {
      fallback: t('restore.failed', { title }),
      kinds: ['invalid'],
      action: { label: t('restore.retry'), onPress: () => void bringOneBack({ track, position }) },
    });
    return false;
  };
  const bringOneBack = async (removed: RemovedTrack) => {
    if (!(await bringBack(removed))) return;
    showToast({ tone: 'success', text: t('restore.done', { title: removed.track.title }) });
  };
  const bringAllBack = async (removed: readonly RemovedTrack[]) => {
    // The last one first, because each knows its neighbours at its own removal.
    for (const each of removed.toReversed()) if (!(await bringBack(each))) return;
    showToast({ tone: 'success', text: t('restore.severalDone', { count: removed.length }) });
  };

  return {
    offer: (removed: RemovedTrack) =>
      showToast({
        text: t('remove.done', { title: removed.track.title }),
        action: { label: t('remove.undo'), onPress: () => void bringOneBack(removed) },
      }),
    offerAll: (removed: readonly RemovedTrack[]) =>
      showToast({
        text: t('remove.severalDone', { count: removed.length }),
        action: { label: t('remove.undo'), onPress: () => void bringAllBack(removed) },
      }),
  };
}
