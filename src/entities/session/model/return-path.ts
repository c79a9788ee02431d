import { paths } from '@/shared/routes';
import { type PendingAction, pendingActionIn } from './pending-action';

/** `otherwise` where nobody was sent from a page. */
export function returnPath(state: unknown, otherwise: string = paths.home): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return otherwise;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return otherwise;
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
