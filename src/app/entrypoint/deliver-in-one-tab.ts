import type { createStore } from '@/app/redux/create-store';
import { deliverOutbox, outboxServer } from '@/entities/outbox';
import { artistFollows } from '@/features/follow-artist';
import { albumLikes } from '@/features/like-album';
import { api } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';

type Session = { owner: string; token: string; signal: AbortSignal };

const lists = [artistFollows, albumLikes];

const isRefused = (reason: unknown) =>
  reason instanceof DOMException && reason.name === 'SecurityError';

/**
 * Without browser locks (plain http, blocked site data) every tab delivers, and the server
 * accepts each item once.
 */
export async function deliverInOneTab(
  store: ReturnType<typeof createStore>,
  { owner, token, signal }: Session,
): Promise<void> {
  const deliver = () =>
    deliverOutbox({
      owner,
      lists,
      loadStage: async (act) => (await import('@/pages/promotion/area')).stages[act]?.(),
      signal,
      server: outboxServer(token, signal),
      onDelivered: ({ list, thing }) => {
        // The follower count or the like has changed.
        const type =
          list === artistFollows.name ? 'Artist' : list === albumLikes.name ? 'Album' : null;
        if (type) store.dispatch(api.util.invalidateTags([{ type, id: thing.id }]));
      },
    });
  try {
    const locks: LockManager | undefined = navigator.locks;
    const inTurn = locks?.request(`outbox:${owner}`, { signal }, deliver) ?? deliver();
    await inTurn.catch((reason: unknown) => {
      if (!isRefused(reason)) throw reason;
      return deliver();
    });
  } catch (reason) {
    if (!signal.aborted) logFailure('outbox', reason);
  }
}
