import type { Track } from '@/shared/contract/track.ts';
import { shuffle } from '../lib/play-order';
import { mulberry32 } from '@/shared/lib/random';
import type { PlaybackState, QueueEdit, QueueItem } from './playback-state';

type QueueState = Pick<PlaybackState, 'queue' | 'order' | 'at'>;

type Queue = { listed: readonly QueueItem[]; heard: readonly QueueItem[]; at: number };

/** Linear in the queue's length. */
function getQueue({ queue, order, at }: QueueState): Queue {
  const played = Math.max(order.length - queue.length, 0);
  const first = at < played ? 0 : played;
  const round = order.slice(first, first + queue.length);
  return { listed: queue, heard: round.flatMap((index) => queue[index] ?? []), at: at - first };
}

function toEdit({ listed, heard, at }: Queue): QueueEdit {
  const indices = new Map(listed.map(({ key }, index) => [key, index]));
  return { queue: [...listed], order: heard.map(({ key }) => indices.get(key) ?? 0), at };
}

const getPosition = (items: readonly QueueItem[], key: string | null | undefined) =>
  items.findIndex((item) => item.key === key);

const newTurn = ({ turn }: PlaybackState, isPlaying: boolean): QueueEdit => ({
  turn: turn + 1,
  isPlaying,
  isBuffering: isPlaying,
});

let addedItems = 0;
function getItem(track: Track): QueueItem {
  addedItems += 1;
  return { key: `added-${addedItems}`, track };
}

export function itemsToCome(state: QueueState): readonly QueueItem[] {
  const { heard, at } = getQueue(state);
  return heard.slice(at + 1);
}

export function addNext(state: PlaybackState, tracks: readonly Track[]): QueueEdit {
  const { listed, heard, at } = getQueue(state);
  const items = tracks.map(getItem);
  return toEdit({
    listed: listed.toSpliced(getPosition(listed, heard[at]?.key) + 1, 0, ...items),
    heard: heard.toSpliced(at + 1, 0, ...items),
    at,
  });
}

export function addLast(state: PlaybackState, tracks: readonly Track[]): QueueEdit {
  const { listed, heard, at } = getQueue(state);
  const items = tracks.map(getItem);
  return toEdit({ listed: [...listed, ...items], heard: [...heard, ...items], at });
}

/** With shuffle, the tracks are mixed in after the announced next one. */
export function addRest(state: PlaybackState, tracks: readonly Track[]): QueueEdit {
  const edit = addLast(state, tracks);
  const { order = [], at = 0 } = edit;
  if (!state.isShuffled) return edit;
  const settled = at + 2;
  const mixed = shuffle(order.slice(settled), mulberry32(state.seed));
  return { ...edit, order: [...order.slice(0, settled), ...mixed] };
}

export function removeItem(state: PlaybackState, key: string): QueueEdit {
  const { listed, heard, at } = getQueue(state);
  const index = getPosition(heard, key);
  if (index < 0) return {};
  const isOut = (item: QueueItem) => item.key !== key;
  const left = { listed: listed.filter(isOut), heard: heard.filter(isOut) };
  if (index !== at) return toEdit({ ...left, at: index < at ? at - 1 : at });
  if (left.heard.length === 0) {
    return { ...toEdit({ ...left, at: -1 }), ...newTurn(state, false), source: null };
  }
  const isLast = at === left.heard.length;
  const goesRound = isLast && state.repeatMode === 'all';
  const next = isLast ? (goesRound ? 0 : at - 1) : at;
  const goesOn = state.isPlaying && (!isLast || goesRound);
  return { ...toEdit({ ...left, at: next }), ...newTurn(state, goesOn) };
}

type Neighbours = { after: string | undefined; before: string | undefined };

export type FormerItem = { item: QueueItem; listed: Neighbours; heard: Neighbours };

const getNeighbours = (items: readonly QueueItem[], key: string): Neighbours => {
  const index = getPosition(items, key);
  return { after: items[index - 1]?.key, before: items[index + 1]?.key };
};

/** Call before the removal. */
export function formerItem(state: QueueState, key: string): FormerItem | null {
  const { listed, heard } = getQueue(state);
  const item = heard[getPosition(heard, key)];
  return item
    ? { item, listed: getNeighbours(listed, key), heard: getNeighbours(heard, key) }
    : null;
}

/** The end of the list if both neighbours are gone. */
function toFormerIndex(items: readonly QueueItem[], { after, before }: Neighbours): number {
  const next = getPosition(items, before);
  if (next >= 0) return next;
  return getPosition(items, after) + 1 || items.length;
}

export function restoreItem(state: PlaybackState, { item, ...former }: FormerItem): QueueEdit {
  const { listed, heard, at } = getQueue(state);
  if (listed.length === 0 || getPosition(listed, item.key) >= 0) return {};
  const index = Math.max(toFormerIndex(heard, former.heard), at + 1);
  return toEdit({
    listed: listed.toSpliced(toFormerIndex(listed, former.listed), 0, item),
    heard: heard.toSpliced(index, 0, item),
    at,
  });
}

export function moveItem(state: PlaybackState, key: string, beforeKey: string | null): QueueEdit {
  const { listed, heard, at } = getQueue(state);
  const item = heard[getPosition(heard, key)];
  const isKnown = beforeKey === null || getPosition(heard, beforeKey) >= 0;
  if (!item || !isKnown || key === beforeKey) return {};
  const others = heard.filter((other) => other !== item);
  const target = beforeKey === null ? others.length : getPosition(others, beforeKey);
  const moved = others.toSpliced(target, 0, item);
  const movedAt = getPosition(moved, heard[at]?.key);
  return toEdit({ listed: state.isShuffled ? listed : moved, heard: moved, at: movedAt });
}

export function goToItem(state: PlaybackState, key: string): QueueEdit {
  const { heard, listed } = getQueue(state);
  const index = getPosition(heard, key);
  return index < 0 ? {} : { ...toEdit({ listed, heard, at: index }), ...newTurn(state, true) };
}

export function keepCurrent(state: PlaybackState): QueueEdit {
  const { heard, at } = getQueue(state);
  const current = heard.slice(at, at + 1);
  return current.length === 0 ? {} : toEdit({ listed: current, heard: current, at: 0 });
}
