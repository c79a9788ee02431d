import { useTranslation } from 'react-i18next';
import type { EditThunk } from '@/entities/playback';
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
