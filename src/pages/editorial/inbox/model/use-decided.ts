import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import { showFailure, showToast } from '@/shared/ui/toast';

export type DecisionTexts = {
  done: string;
  failed: string;
  /** For an item that is gone; by default the server's message. */
  missing?: string;
};

export type TakingBack = {
  takeBack: () => PromiseLike<{ error?: unknown }>;
  /** Called once it waits again. */
  onTakenBack: () => void;
};

/**
 * Reports the result, or who decided first and how, and offers to take it back. Returns whether
 * the item is no longer pending.
 */
export function useDecided(
  action: 'decideCanvas' | 'decidePitch' | 'decideRelease',
  taking?: TakingBack,
) {
  const { t } = useTranslation('pages.editorial.inbox');
  const handleTakeBack = async ({ takeBack, onTakenBack }: TakingBack) => {
    const { error } = await takeBack();
    if (error !== undefined) {
      showFailure(action, error, { fallback: t('takeBack.failed'), kinds: ['duplicate'] });
      return;
    }
    showToast({ tone: 'success', text: t('takeBack.done') });
    onTakenBack();
  };

  return (error: unknown, texts: DecisionTexts): boolean => {
    if (error === undefined) {
      const undo = taking && {
        label: t('takeBack.act'),
        onPress: () => void handleTakeBack(taking),
      };
      showToast({ tone: 'success', text: texts.done, ...(undo && { action: undo }) });
      return true;
    }
    const problem = isProblem(error) ? error : undefined;
    const missing = problem?.kind === 'not-found' ? texts.missing : undefined;
    showFailure(action, error, { text: missing ?? problem?.message ?? texts.failed });
    return problem?.kind === 'duplicate' || problem?.kind === 'not-found';
  };
}
