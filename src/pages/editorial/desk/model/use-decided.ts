import { isProblem } from '@/shared/api';
import { showFailure, showToast } from '@/shared/ui/toast';

/**
 * Says how a decision went; of one that somebody else had made before, who and what. Answers whether the release waits no more,
 * or waits as another one.
 */
export function useDecided() {
  return (error: unknown, said: { done: string; failed: string }): boolean => {
    if (error === undefined) {
      showToast({ tone: 'success', text: said.done });
      return true;
    }
    const problem = isProblem(error) ? error : undefined;
    showFailure('decideRelease', error, { text: problem?.message ?? said.failed });
    return problem?.kind === 'duplicate' || problem?.kind === 'not-found';
  };
}
