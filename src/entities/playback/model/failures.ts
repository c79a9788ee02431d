import { stepForward } from '../lib/play-order';
import type { Problem } from '@/shared/api';
import { mulberry32 } from '@/shared/lib/random';
import { currentItem } from './current-item';
import { toMessage } from './to-playback-message';
import { playbackChanged } from './playback-slice';
import type { FailureReason, PlaybackChange, PlaybackState } from './playback-state';
import type { PlaybackStore } from './playback-store';

/** Why there is no address. */
export const getReason = ({ kind }: Problem): FailureReason =>
  kind === 'unreachable' || kind === 'server' ? kind : 'refused';

/** Failed tracks in a row. */
const mostInARow = 3;

/** With these the next track would fail too. */
const isOfAll = (reason: FailureReason) => reason === 'unreachable' || reason === 'busy';

const rest = { isPlaying: false, isBuffering: false };

const newTurn = ({ turn }: PlaybackState, isPlaying: boolean): PlaybackChange => ({
  turn: turn + 1,
  isPlaying,
  isBuffering: isPlaying,
});

function skip(state: PlaybackState): PlaybackChange {
  const random = mulberry32(state.seed);
  const seed = Math.floor(random() * 2 ** 32);
  const next = stepForward(state, state.queue.length, state, random);
  const change = { seed, message: toMessage(state, 'skipped') };
  if (!next) return { ...change, ...newTurn(state, false) };
  return { ...change, order: [...next.order], at: next.at, ...newTurn(state, true) };
}

function stopAt(state: PlaybackState, key: string, reason: FailureReason): PlaybackChange {
  const index = state.queue.findIndex((item) => item.key === key);
  const at = state.order.lastIndexOf(index, state.at);
  const position = at < 0 ? state.order.indexOf(index) : at;
  const stopped = { ...state, at: position < 0 ? state.at : position };
  const kind = state.queue.length === 1 ? 'skipped' : reason;
  return { at: stopped.at, message: toMessage(stopped, kind), ...newTurn(state, false) };
}

/**
 * A failed track is skipped; after three in a row, or a whole queue, the music stops at the first
 * of them.
 */
export function createFailures({ dispatch, getState }: PlaybackStore) {
  let inARow: string[] = [];

  const changeAfter = (state: PlaybackState, key: string, reason: FailureReason) => {
    if (isOfAll(reason)) return { ...rest, message: toMessage(state, reason) };
    inARow = [...inARow.filter((one) => state.queue.some((item) => item.key === one)), key];
    const failedKeys = [...new Set([...state.failedKeys, key])];
    const [first = key] = inARow;
    const isOver = inARow.length >= Math.min(mostInARow, state.queue.length);
    return { failedKeys, ...(isOver ? stopAt(state, first, reason) : skip(state)) };
  };

  return {
    forget: () => {
      inARow = [];
    },
    add: (reason: FailureReason) => {
      const { playback } = getState();
      const item = currentItem(playback);
      if (!item) return;
      const change = changeAfter(playback, item.key, reason);
      if (!change.isPlaying) inARow = [];
      dispatch(playbackChanged(change));
    },
  };
}

/** Reports once that tracks run on in silence, and each time that the music stops for it. */
export function createDeafnessReporter({ dispatch, getState }: PlaybackStore) {
  let deafTurn = Number.NEGATIVE_INFINITY;

  return (goesOn: boolean): void => {
    const { playback } = getState();
    const isNews = !goesOn || playback.turn - deafTurn > 1;
    deafTurn = playback.turn;
    if (!isNews) return;
    const halt = goesOn ? {} : rest;
    dispatch(playbackChanged({ ...halt, message: toMessage(playback, 'deaf') }));
  };
}
