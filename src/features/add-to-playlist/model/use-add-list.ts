import { useTranslation } from 'react-i18next';
import { useAddTracksToPlaylistMutation } from '@/entities/playlist';
import { pageLimits } from '@/shared/contract/limits.ts';
import { showToast } from '@/shared/ui/toast';
import type { AddableTexts } from './use-addable-texts';
import type { ShowAdded, TargetPlaylist } from './use-add-to-playlist';

type List = { ids: readonly string[]; allowDuplicates?: boolean };

/** Tracks that are there already stay as they are, so that a failed call can be repeated. */
export function useAddList(showAdded: ShowAdded, texts: AddableTexts) {
  const { t } = useTranslation('features.add-to-playlist');
  const [add] = useAddTracksToPlaylistMutation();

  const send = async (playlist: TargetPlaylist, { ids, allowDuplicates = false }: List) => {
    const added: string[] = [];
    for (let at = 0; at < ids.length; at += pageLimits.tracksMax) {
      const trackIds = ids.slice(at, at + pageLimits.tracksMax);
      // One part after the other, so that the order stays.
      const { data, error } = await add({ id: playlist.id, trackIds, allowDuplicates });
      if (!data) return { added, error };
      added.push(...data.entryIds);
    }
    return { added };
  };

  /** Resolves to the error of a failure. */
  return async function addList(playlist: TargetPlaylist, list: List): Promise<unknown> {
    const { added, error } = await send(playlist, list);
    const { name } = playlist;
    if (error) return error;
    const count = added.length;
    if (count > 0) {
      const isWhole = count === list.ids.length;
      const text = isWhole ? texts.added({ name, count }) : texts.missingAdded({ name, count });
      showAdded(playlist, text, added);
    } else {
      showToast({
        text: texts.allThere(name),
        action: {
          label: t('list.again'),
          onPress: () => void addList(playlist, { ...list, allowDuplicates: true }),
        },
      });
    }
    return undefined;
  };
}
