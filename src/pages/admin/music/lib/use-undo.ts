import { useTranslation } from 'react-i18next';
import type { NameFolder } from '@/shared/contract/music-name.ts';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useUndoDecisionMutation } from '../api/albums-api';
import { useUndoNamesMutation } from '../api/music-api';

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

/** The same of what was decided about the names of a folder. */
export function useUndoNames() {
  const { t } = useTranslation('pages.admin.music');
  const [send, { isLoading, originalArgs }] = useUndoNamesMutation();
  const undo = async ({ id, version }: Pick<NameFolder, 'id' | 'version'>) => {
    const { error } = await send({ id, version });
    if (error) showFailure('undoMusicNames', error, { fallback: t('notDone') });
    else showToast({ tone: 'success', text: t('names.undone') });
  };
  return { undo, pending: isLoading ? originalArgs?.id : undefined };
}
