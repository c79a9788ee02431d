import { useTranslation } from 'react-i18next';
import {
  type QueueItem,
  moveQueueItem,
  removeQueueItem,
  restoreQueueItem,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { showToast } from '@/shared/ui/toast';

type Surroundings = {
  items: readonly QueueItem[];
  announce: (text: string) => void;
  /** Focuses an item; null when none is left. */
  onFocus: (key: string | null) => void;
};

export function useQueueActions({ items, announce, onFocus }: Surroundings) {
  const { t } = useTranslation('app.layouts.queue-panel');
  const dispatch = useAppDispatch();

  /** Both indexes count from 0. */
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    const beforeKey = items[to > from ? to + 1 : to]?.key ?? null;
    dispatch(moveQueueItem({ key: item.key, beforeKey }));
    onFocus(item.key);
    const words = { title: item.track.title, place: to + 1, count: items.length };
    announce(t('moved', words));
  };

  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    const former = dispatch(removeQueueItem(item.key));
    onFocus((items[index + 1] ?? items[index - 1])?.key ?? null);
    if (!former) return;
    showToast({
      text: t('removed', { title: item.track.title }),
      action: { label: t('undo'), onPress: () => dispatch(restoreQueueItem(former)) },
    });
  };

  return { move, remove };
}
