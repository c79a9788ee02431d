import { isProblem } from '@/shared/api';
import { showFailure, showToast } from '@/shared/ui/toast';

export type Said = {
  done: string;
  failed: string;
  /** Of what is there no more; otherwise the server's sentence. */
  gone?: string;
};

/**
 * Says how a decision went; of one that somebody else had made before, who and what. `action` is its name in the log.
 * Answers whether the thing waits no more, or waits as another one.
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
