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

/** What brings the files of what was created; it comes when something waits. */
const stages = {
  'promotion/concerts/artist': async () =>
    (await import('@/pages/promotion/concerts')).stageConcert,
  'promotion/canvas': async () => (await import('@/features/create-canvas')).stageCanvas,
  'promotion/my-stories': async () => (await import('@/features/create-story')).stageStory,
};

/**
 * Delivers a person's outbox from the first of their tabs; the others wait until that one is closed. Where the
 * browser has no such locks (plain http) or refuses them (site data blocked) each tab does it, and the server takes each
 * item once.
 */
export async function deliverInOneTab(
  store: ReturnType<typeof createStore>,
  { owner, token, signal }: Session,
): Promise<void> {
  const deliver = () =>
    deliverOutbox({
      owner,
      lists,
      stages,
      signal,
      server: outboxServer(token, signal),
      onTaken: ({ list, thing }) => {
        // One more follows them, or one less; the page of an album says whether it is liked.
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
