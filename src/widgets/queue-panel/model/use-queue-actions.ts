import { useTranslation } from 'react-i18next';
import {
  type QueueItem,
  moveQueueItem,
  removeQueueItem,
  type EditThunk,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { showToast } from '@/shared/ui/toast';

/** Edits the queue, says so, and offers to undo it. */
export function useUndoToast() {
  const { t } = useTranslation('widgets.queue-panel');
  const dispatch = useAppDispatch();
  return (edit: EditThunk, text: string) => {
    const undo = dispatch(edit);
    if (!undo) return;
    showToast({ text, action: { label: t('undo'), onPress: () => dispatch(undo) } });
  };
}

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
