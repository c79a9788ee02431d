import type { Track } from '@/shared/contract/track.ts';
import type { AppThunk } from '@/shared/redux';
import { type PlaybackRoot, playbackChanged, selectPlayback, selectSource } from './playback-slice';
import type { PlaybackState, QueueEdit, QueueItem } from './playback-state';
import { getQueue, toEdit } from './queue-order';

export type Arrange = (tracks: readonly Track[]) => readonly Track[];

const isListed = ({ isAdded }: QueueItem) => isAdded !== true;

function arrangeList(state: PlaybackState, arrange: Arrange): QueueEdit {
  const { listed, order, at } = getQueue(state);
  const own = new Map(listed.filter(isListed).map((item) => [item.track, item]));
  const list = arrange([...own.keys()]).flatMap((track) => own.get(track) ?? []);
  const current = order.slice(0, at + 1).findLast(isListed);
  const from = current ? list.indexOf(current) : -1;
  // What the person added keeps its place around the current track.
  const added = order.filter((item) => !isListed(item));
  const played = added.filter((item) => order.indexOf(item) < at);
  const next = added.filter((item) => !played.includes(item));
  const before = [...list.slice(0, Math.max(from, 0)), ...played];
  const round = [...before, ...list.slice(before.length - played.length, from + 1), ...next];
  const isAddedNow = order[at]?.isAdded === true;
  return toEdit({
    listed: [...list, ...listed.filter((item) => !isListed(item))],
    order: [...round, ...list.slice(from + 1)],
    at: isAddedNow ? round.length - next.length : before.length,
  });
}

/** Puts the list that plays into another order, as it is shown; what shuffle mixed stays mixed. */
export const arrangeQueue =
  (source: string, arrange: Arrange): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const state = selectPlayback(getState());
    if (state.isShuffled || selectSource(getState()) !== source) return;
    dispatch(playbackChanged(arrangeList(state, arrange)));
  };
