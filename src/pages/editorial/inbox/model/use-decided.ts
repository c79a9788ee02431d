import { isProblem } from '@/shared/api';
import { showFailure, showToast } from '@/shared/ui/toast';

export type DecisionTexts = {
  done: string;
  failed: string;
  /** For an item that is gone; by default the server's message. */
  missing?: string;
};

/**
 * Reports the result, or who decided first and how. Returns whether the item is no longer
 * pending.
 */
export function useDecided(action: 'decideCanvas' | 'decidePitch' | 'decideRelease') {
  return (error: unknown, texts: DecisionTexts): boolean => {
    if (error === undefined) {
      showToast({ tone: 'success', text: texts.done });
      return true;
    }
    const problem = isProblem(error) ? error : undefined;
    const missing = problem?.kind === 'not-found' ? texts.missing : undefined;
    showFailure(action, error, { text: missing ?? problem?.message ?? texts.failed });
    return problem?.kind === 'duplicate' || problem?.kind === 'not-found';
  };
}
