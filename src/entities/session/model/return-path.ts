import { paths } from '@/shared/routes';
import { type PendingAction, pendingActionIn } from './pending-action';

/**
 * Address to go to after signing in: the page first asked for, as the guard or the modal left it in
 * the history entry, else the home page.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return paths.home;
  const search = 'search' in from ? String(from.search) : '';
  const hash = 'hash' in from ? String(from.hash) : '';
  return `${String(from.pathname)}${search}${hash}`;
}

/** State of the history entry that is come back to: where it was left, and what is to be done there. */
export type ReturnState = {
  /** How far it was scrolled, in CSS pixels. */
  top?: number;
  pending?: PendingAction | null;
};

/** What goes along to `returnPath`. */
export function returnState(state: unknown): ReturnState {
  const { top = 0 } = (state ?? {}) as ReturnState;
  return { top, pending: pendingActionIn(state) };
}
