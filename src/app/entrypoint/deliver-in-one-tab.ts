import type { createStore } from '@/app/redux/create-store';
import { deliverOutbox, outbox, type OutboxItem, outboxServer } from '@/entities/outbox';
import { likedListTag, trackLikeChanged } from '@/entities/track';
import { artistFollows } from '@/features/follow-artist';
import { albumLikes } from '@/features/like-album';
import { readKeptLike } from '@/features/like-track';
import { api } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { runLocked } from '@/shared/lib/run-locked';

type Session = { owner: string; token: string; signal: AbortSignal };

const lists = [artistFollows, albumLikes];

/** Without browser locks every tab delivers, and the server accepts each item once. */
export async function deliverInOneTab(
  store: ReturnType<typeof createStore>,
  { owner, token, signal }: Session,
): Promise<void> {
  const showLike = (item: OutboxItem) => {
    const like = readKeptLike(item);
    if (like) store.dispatch(trackLikeChanged(like));
    return like !== null;
  };
  // After a reload the server's lists do not know them yet.
  for (const item of outbox.read(owner)) showLike(item);
  const deliver = () =>
    deliverOutbox({
      owner,
      lists,
      loadStage: async (act) => (await import('@/pages/promotion/area')).stages[act]?.(),
      signal,
      server: outboxServer(token, signal),
      onDelivered: (item) => {
        const { list, thing } = item;
        if (showLike(item)) store.dispatch(api.util.invalidateTags([likedListTag]));
        // The follower count or the like has changed.
        const type =
          list === artistFollows.name ? 'Artist' : list === albumLikes.name ? 'Album' : null;
        if (type) store.dispatch(api.util.invalidateTags([{ type, id: thing.id }]));
      },
    });
  try {
    await runLocked(`outbox:${owner}`, deliver, signal);
  } catch (reason) {
    if (!signal.aborted) logFailure('outbox', reason);
  }
}
