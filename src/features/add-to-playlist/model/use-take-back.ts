import { useTranslation } from 'react-i18next';
import { useRemoveTracksFromPlaylistMutation } from '@/entities/playlist';
import { pageLimits } from '@/shared/contract/limits.ts';
import { showFailure, showToast } from '@/shared/ui/toast';
import type { TargetPlaylist } from './use-add-to-playlist';

/** Removes just added entries. Works after leaving the page too. */
export function useTakeBack() {
  const { t } = useTranslation('features.add-to-playlist');
  const [remove] = useRemoveTracksFromPlaylistMutation();

  return async function takeBack({ id, name }: TargetPlaylist, entryIds: readonly string[]) {
    const { tracksMax } = pageLimits;
    for (let at = 0; at < entryIds.length; at += tracksMax) {
      const { error } = await remove({ id, entryIds: entryIds.slice(at, at + tracksMax) });
      if (error) return showFailure('takeBack', error, { text: t('undo.failed', { name }) });
    }
    return showToast({ text: t('undo.done', { name, count: entryIds.length }) });
  };
}
