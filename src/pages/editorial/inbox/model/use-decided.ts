import { isProblem } from '@/shared/api';
import { showFailure, showToast } from '@/shared/ui/toast';

export type Said = {
  done: string;
  failed: string;
  /** Message for an item that is gone; by default the server's. */
  gone?: string;
};

/**
 * Reports the result of a decision, or who decided first and how. `action` is its name in the
 * log. Returns whether the item no longer waits, or only in a new version.
 */
export function useDecided(action: 'decideCanvas' | 'decidePitch' | 'decideRelease') {
  return (error: unknown, said: Said): boolean => {
    if (error === undefined) {
      showToast({ tone: 'success', text: said.done });
      return true;
    }
    const problem = isProblem(error) ? error : undefined;
    const gone = problem?.kind === 'not-found' ? said.gone : undefined;
    showFailure(action, error, { text: gone ?? problem?.message ?? said.failed });
    return problem?.kind === 'duplicate' || problem?.kind === 'not-found';
  };
}
