import { paths } from '@/shared/routes';
import { type PendingAction, pendingActionIn } from './pending-action';

export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.home;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return paths.home;
  const search = 'search' in from ? String(from.search) : '';
  const hash = 'hash' in from ? String(from.hash) : '';
  return `${String(from.pathname)}${search}${hash}`;
}

export type ReturnState = {
  /** CSS pixels. */
  top?: number;
  pending?: PendingAction | null;
};

export function returnState(state: unknown): ReturnState {
  const { top = 0 } = (state ?? {}) as ReturnState;
  return { top, pending: pendingActionIn(state) };
}
