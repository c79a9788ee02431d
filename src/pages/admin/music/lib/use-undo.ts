import { useTranslation } from 'react-i18next';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useUndoDecisionMutation } from '../api/albums-api';

/** Undoes a decision and says so, also once its dialog is closed. */
export function useUndo() {
  const { t } = useTranslation('pages.admin.music');
  const [send, { isLoading, originalArgs }] = useUndoDecisionMutation();
  const undo = async (id: string) => {
    const { error } = await send(id);
    if (error) showFailure('undoMusicDecision', error, { fallback: t('notDone') });
    else showToast({ tone: 'success', text: t('decisions.undone') });
  };
  return { undo, pending: isLoading ? originalArgs : undefined };
}
