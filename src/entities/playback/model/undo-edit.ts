import type { PlaybackState, QueueEdit, QueueItem } from './playback-state';
import { getPosition } from './queue-edits';
import { getQueue, toEdit } from './queue-order';

const getKeys = ({ queue }: PlaybackState) => new Set(queue.map(({ key }) => key));

/** Items of the person come first. */
const inBlocks = (items: readonly QueueItem[]) => [
  ...items.filter(({ isAdded }) => isAdded),
  ...items.filter(({ isAdded }) => !isAdded),
];

/**
 * Returns the queue from before an edit, with what was added, removed or played since. Changes
 * nothing if another list plays meanwhile.
 */
export function undoEdit(
  state: PlaybackState,
  former: PlaybackState,
  edited: PlaybackState,
): QueueEdit {
  const now = getQueue(state);
  const [present, known, left] = [getKeys(state), getKeys(former), getKeys(edited)];

  function getFormer() {
    const queue = getQueue(former);
    if (former.isShuffled === state.isShuffled) return queue;
    // Shuffle was pressed since: what was removed comes last.
    const isKnown = ({ key }: QueueItem) => known.has(key);
    const gone = queue.order.filter(({ key }) => !present.has(key));
    const at = now.order.slice(0, now.at + 1).filter(isKnown).length - 1;
    return { listed: queue.listed, order: [...now.order.filter(isKnown), ...gone], at };
  }

  const before = getFormer();
  const current = now.order[now.at];
  const isSameList = state.source === former.source && state.queue.some(({ key }) => left.has(key));
  if (!current || !isSameList) return {};

  const isThere = ({ key }: QueueItem) => present.has(key) || !left.has(key);
  const isNew = (item: QueueItem) =>
    !known.has(item.key) && (item === current || !left.has(item.key));
  const since = now.order.filter(isNew);
  const formerOrder = before.order.filter(isThere);
  const formerAt = getPosition(formerOrder, before.order[before.at]?.key);
  const order = isNew(current) ? formerOrder.toSpliced(formerAt + 1, 0, current) : formerOrder;

  const at = getPosition(order, current.key);
  const isPassed = ({ key }: QueueItem, place: number) =>
    place > formerAt && place < at && !present.has(key);
  const passed = order.filter(isPassed);
  const played = order.slice(0, at).filter((item, place) => !isPassed(item, place));
  const added = since.filter((item) => item !== current);
  const listed = before.listed.filter(isThere);
  return toEdit({
    listed: listed.toSpliced(getPosition(listed, current.key) + 1, 0, ...since),
    order: [...played, current, ...inBlocks([...passed, ...order.slice(at + 1), ...added])],
    at: played.length,
  });
}
