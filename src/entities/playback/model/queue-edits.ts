import type { Track } from '@/shared/contract/track.ts';
import { getAddedIndices } from './added-indices';
import type { PlaybackState, QueueEdit, QueueItem } from './playback-state';
import { getQueue, type QueueState, toEdit, toItem } from './queue-order';

export const getPosition = (items: readonly QueueItem[], key: string | null | undefined) =>
  items.findIndex((item) => item.key === key);

const newTurn = ({ turn }: PlaybackState, isPlaying: boolean): QueueEdit => ({
  turn: turn + 1,
  isPlaying,
  isBuffering: isPlaying,
});

export function itemsToCome(state: QueueState): readonly QueueItem[] {
  const { order, at } = getQueue(state);
  return order.slice(at + 1);
}

/** `offset` counts from 0 after the current item. */
function addAt(state: PlaybackState, tracks: readonly Track[], offset: number): QueueEdit {
  const { listed, order, at } = getQueue(state);
  const items = tracks.map((track) => toItem(track, true));
  const target = at + 1 + offset;
  const before = getPosition(listed, order[target - 1]?.key);
  return toEdit({
    listed: listed.toSpliced(before + 1, 0, ...items),
    order: order.toSpliced(target, 0, ...items),
    at,
  });
}

export const addNext = (state: PlaybackState, tracks: readonly Track[]): QueueEdit =>
  addAt(state, tracks, 0);

/** Behind what the person added before. */
export const addQueued = (state: PlaybackState, tracks: readonly Track[]): QueueEdit =>
  addAt(state, tracks, getAddedIndices(state).length);

export function removeItem(state: PlaybackState, key: string): QueueEdit {
  const { listed, order, at } = getQueue(state);
  const index = getPosition(order, key);
  if (index < 0) return {};
  const isOut = (item: QueueItem) => item.key !== key;
  const left = { listed: listed.filter(isOut), order: order.filter(isOut) };
  if (index !== at) return toEdit({ ...left, at: index < at ? at - 1 : at });
  if (left.order.length === 0) {
    return { ...toEdit({ ...left, at: -1 }), ...newTurn(state, false), source: null };
  }
  const isLast = at === left.order.length;
  const goesRound = isLast && state.repeatMode === 'all';
  const next = isLast ? (goesRound ? 0 : at - 1) : at;
  const goesOn = state.isPlaying && (!isLast || goesRound);
  return { ...toEdit({ ...left, at: next }), ...newTurn(state, goesOn) };
}

type Move = {
  key: string;
  /** Null moves to the end. */
  beforeKey: string | null;
  /** Whether it belongs to what the person added from then on. */
  isAdded: boolean;
};

export function moveItem(state: PlaybackState, { key, beforeKey, isAdded }: Move): QueueEdit {
  const { listed, order, at } = getQueue(state);
  const item = order[getPosition(order, key)];
  const isKnown = beforeKey === null || getPosition(order, beforeKey) >= 0;
  if (!item || !isKnown || key === beforeKey) return {};
  const others = order.filter((other) => other !== item);
  const target = beforeKey === null ? others.length : getPosition(others, beforeKey);
  const changed = { ...item, isAdded };
  const moved = others.toSpliced(target, 0, changed);
  const relisted = listed.map((other) => (other === item ? changed : other));
  return toEdit({
    listed: state.isShuffled ? relisted : moved,
    order: moved,
    at: getPosition(moved, order[at]?.key),
  });
}

/** What the person added stays next when an item of the list is chosen. */
export function goToItem(state: PlaybackState, key: string): QueueEdit {
  const { order, listed, at } = getQueue(state);
  const added = order.slice(at + 1, at + 1 + getAddedIndices(state).length);
  const chosen = getPosition(order, key);
  if (chosen < 0) return {};
  const next = chosen > at + added.length ? added : [];
  const others = order.toSpliced(at + 1, next.length);
  const index = getPosition(others, key);
  const changed = others.toSpliced(index + 1, 0, ...next);
  return { ...toEdit({ listed, order: changed, at: index }), ...newTurn(state, true) };
}

export function keepCurrent(state: PlaybackState): QueueEdit {
  const { order, at } = getQueue(state);
  const current = order.slice(at, at + 1);
  return current.length === 0 ? {} : toEdit({ listed: current, order: current, at: 0 });
}
