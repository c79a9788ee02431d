import { outbox, type OutboxItem } from '@/entities/outbox';
import type { Track } from '@/shared/contract/track.ts';

const list = 'liked-tracks';

/** A like that waits for the network; null for what else waits. */
export function readKeptLike({ list: name, act, thing }: OutboxItem) {
  return name === list ? { id: thing.id, liked: act === 'like-track' } : null;
}

export const hasKeptLike = (owner: string, id: string): boolean =>
  outbox.read(owner).some((item) => item.list === list && item.thing.id === id);

/** Returns whether the device keeps it. See docs/product/outbox.md. */
export const keepLike = (
  owner: string,
  { id, title }: Pick<Track, 'id' | 'title'>,
  isLiked: boolean,
): boolean =>
  outbox.add(owner, {
    list,
    act: isLiked ? 'like-track' : 'unlike-track',
    thing: { id },
    name: title,
    body: { trackId: id, isLiked },
  });
