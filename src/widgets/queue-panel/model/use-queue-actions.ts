import { useTranslation } from 'react-i18next';
import { type QueueItem, moveQueueItem, removeQueueItem } from '@/entities/playback';
import { useUndoToast } from './use-undo-toast';

type Surroundings = {
  items: readonly QueueItem[];
  /** Focuses an item; null when none is left. */
  onFocus: (key: string | null) => void;
};

/** All indexes count from 0; every change can be undone. */
export function useQueueActions({ items, onFocus }: Surroundings) {
  const { t } = useTranslation('widgets.queue-panel');
  const edit = useUndoToast();
  const isAddedAt = (index: number) => items[index]?.isAdded ?? false;

  /** The item joins the block of the one whose place it takes. */
  const move = (from: number, to: number, isAdded = isAddedAt(to)) => {
    const item = items[from];
    if (!item || !items[to] || (from === to && isAdded === isAddedAt(from))) return;
    const beforeKey = items[to < from ? to : to + 1]?.key ?? null;
    const words = { title: item.track.title, place: to + 1, count: items.length };
    edit(moveQueueItem({ key: item.key, beforeKey, isAdded }), t('moved', words));
    onFocus(item.key);
  };

  const remove = (index: number) => {
    const item = items[index];
    if (!item) return;
    edit(removeQueueItem(item.key), t('removed', { title: item.track.title }));
    onFocus((items[index + 1] ?? items[index - 1])?.key ?? null);
  };

  return { move, remove };
}
