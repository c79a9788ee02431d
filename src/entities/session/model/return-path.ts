import { paths } from '@/shared/routes';
import { type PendingAction, pendingActionIn } from './pending-action';

/** Where to go after signing in: the page first asked for, from the history entry, else home. */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return paths.home;
  const search = 'search' in from ? String(from.search) : '';
  const hash = 'hash' in from ? String(from.hash) : '';
  return `${String(from.pathname)}${search}${hash}`;
}

/** State of the history entry to return to: position and pending action. */
export type ReturnState = {
  /** CSS pixels. */
  top?: number;
  pending?: PendingAction | null;
};

/** The state for `returnPath`. */
export function returnState(state: unknown): ReturnState {
  const { top = 0 } = (state ?? {}) as ReturnState;
  return { top, pending: pendingActionIn(state) };
}
