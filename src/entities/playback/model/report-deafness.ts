import { toMessage } from './to-playback-message';
import { playbackChanged } from './playback-slice';
import type { PlaybackStore } from './playback-store';

/** Reports once that tracks run on in silence, and each time that the music stops for it. */
export function createDeafnessReporter({ dispatch, getState }: PlaybackStore) {
  let deafTurn = Number.NEGATIVE_INFINITY;

  return (goesOn: boolean): void => {
    const { playback } = getState();
    const isNews = !goesOn || playback.turn - deafTurn > 1;
    deafTurn = playback.turn;
    if (!isNews) return;
    const rest = goesOn ? {} : { isPlaying: false, isBuffering: false };
    dispatch(playbackChanged({ ...rest, message: toMessage(playback, 'deaf') }));
  };
}
