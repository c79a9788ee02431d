import { isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { type Toast, showToast } from './toasts';

/** The end of a session takes the calls under way with it. */
const isOfEndedSession = (error: unknown) =>
  isProblem(error)
    ? error.kind === 'unauthorized'
    : error instanceof Object && 'name' in error && error.name === 'AbortError';

/** Logs why an action failed, and says so. That the session has ended is said by itself, once for all. */
export function showFailure(
  attempt: string,
  error: unknown,
  words: Pick<Toast, 'text' | 'action'>,
): void {
  logFailure(attempt, error);
  if (!isOfEndedSession(error)) showToast({ tone: 'danger', ...words });
}
