import type { Track } from '@/shared/contract/track.ts';
import { mulberry32 } from '@/shared/lib/random';
import type { AppThunk } from '@/shared/redux';
import { shuffle } from '../lib/play-order';
import { getAddedIndices } from './added-indices';
import { type PlaybackRoot, playbackChanged, selectPlayback, selectSource } from './playback-slice';
import type { PlaybackState, QueueEdit } from './playback-state';
import { getQueue, toEdit, toItem } from './queue-order';

/** With shuffle, the tracks are mixed in after the announced next one. */
function addRest(state: PlaybackState, tracks: readonly Track[]): QueueEdit {
  const { listed, order, at } = getQueue(state);
  const items = tracks.map((track) => toItem(track, false));
  const edit = toEdit({ listed: [...listed, ...items], order: [...order, ...items], at });
  if (!state.isShuffled) return edit;
  const { order: after = [] } = edit;
  const settled = at + 1 + Math.max(1, getAddedIndices(state).length);
  const mixed = shuffle(after.slice(settled), mulberry32(state.seed));
  return { ...edit, order: [...after.slice(0, settled), ...mixed] };
}

type Extension = { source: string | null; tracks: readonly Track[] };

/** Does nothing if another list plays. */
export const extendQueue =
  ({ source, tracks }: Extension): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    if (tracks.length === 0 || selectSource(getState()) !== source) return;
    dispatch(playbackChanged(addRest(selectPlayback(getState()), tracks)));
  };
