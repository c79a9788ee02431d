import type { AppThunk } from '@/shared/redux';
import { currentItem } from './current-item';
import { type PlaybackRoot, playRequested, playbackChanged } from './playback-slice';
import type { PlaybackState } from './playback-state';
import { playbackPosition } from './position';

export type ContinuedQueue = Pick<PlaybackState, 'queue' | 'order' | 'at'>;

type Continued = ContinuedQueue &
  Pick<PlaybackState, 'source' | 'isShuffled' | 'repeatMode'> & {
    seconds: number;
    /** @default true */
    isPlaying?: boolean;
  };

/** Plays the queue of another device or of a session from where that is. */
export const continuePlayback =
  ({ seconds, isPlaying = true, ...queue }: Continued): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const turn = getState().playback.turn + 1;
    const still = { isPlaying: false, isBuffering: false, hasEnded: false };
    dispatch(playbackChanged({ ...queue, ...still, turn, failedKeys: [], message: null }));
    // A new turn begins at its first second.
    playbackPosition.moveTo(seconds);
    if (isPlaying) dispatch(playRequested());
  };

/** Puts the whole queue in the place of its part, unless another one plays or it was edited. */
export const completeQueue =
  (part: ContinuedQueue, whole: ContinuedQueue): AppThunk<void, PlaybackRoot> =>
  (dispatch, getState) => {
    const { playback } = getState();
    const getKeys = ({ queue }: ContinuedQueue) => queue.map(({ key }) => key).join(' ');
    if (getKeys(playback) !== getKeys(part)) return;
    const current = currentItem(playback)?.key;
    const at = whole.order.findIndex((index) => whole.queue[index]?.key === current);
    if (at >= 0) dispatch(playbackChanged({ ...whole, at }));
  };

/** Replaces what stands around the current item, which goes on; in the order of the list. */
export const replaceAround =
  (queue: ContinuedQueue): AppThunk<void, PlaybackRoot> =>
  (dispatch) =>
    void dispatch(playbackChanged({ ...queue, isShuffled: false, repeatMode: 'none' }));
