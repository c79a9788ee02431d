import type { Random } from '@/shared/lib/random';

export type RepeatMode = 'none' | 'all' | 'one';

/** Indexes into the queue; with shuffle the previous round too. */
export type PlayOrder = { order: readonly number[]; at: number };

type Mode = { isShuffled: boolean; repeatMode: RepeatMode };

const listOrder = (length: number) => Array.from({ length }, (_, index) => index);

/** Fisher–Yates. */
export function shuffle(indexes: readonly number[], random: Random): number[] {
  const shuffled = [...indexes];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] ?? 0, shuffled[last] ?? 0];
  }
  return shuffled;
}

export function startOrder(
  length: number,
  index: number,
  isShuffled: boolean,
  random: Random,
): PlayOrder {
  if (!isShuffled) return { order: listOrder(length), at: index };
  const others = listOrder(length).filter((other) => other !== index);
  return { order: [index, ...shuffle(others, random)], at: 0 };
}

/** Puts the indexes right after the current one. */
export const withNext = ({ order, at }: PlayOrder, indexes: readonly number[]): PlayOrder => ({
  order: order.toSpliced(at + 1, 0, ...indexes),
  at,
});

/** Does not start with the track heard last. */
function nextRound(length: number, lastHeard: number | undefined, random: Random): number[] {
  const round = shuffle(listOrder(length), random);
  if (length > 1 && round[0] === lastHeard) round.push(...round.splice(0, 1));
  return round;
}

/** Null at the end. Repeat one applies only when a track ends. See docs/product/player.md. */
export function stepForward(
  { order, at }: PlayOrder,
  length: number,
  { isShuffled, repeatMode }: Mode,
  random: Random,
): PlayOrder | null {
  if (at + 1 < order.length) return { order, at: at + 1 };
  if (repeatMode !== 'all' || length === 0) return null;
  if (!isShuffled) return { order, at: 0 };
  const lastRound = order.slice(-length);
  return { order: [...lastRound, ...nextRound(length, order[at], random)], at: lastRound.length };
}

export function stepBack(
  { order, at }: PlayOrder,
  { isShuffled, repeatMode }: Mode,
): PlayOrder | null {
  if (at > 0) return { order, at: at - 1 };
  const canWrap = repeatMode === 'all' && !isShuffled && order.length > 0;
  return canWrap ? { order, at: order.length - 1 } : null;
}
