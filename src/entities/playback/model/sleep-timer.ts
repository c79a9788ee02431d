import { useSyncExternalStore } from 'react';
import { type AppThunk, startListening } from '@/shared/redux';
import { type PlaybackRoot, selectPlayback, trackEnded } from './playback-slice';
import { stopEveryTab } from './playing-tab';
import { playbackPosition } from './position';

/** Minutes, or what is played to its end. */
export const sleepChoices = ['15', '30', '45', '60', 'track', 'list'] as const;
/** Milliseconds. */
const lookEvery = 1_000;

type SleepChoice = (typeof sleepChoices)[number];

/** `endsAt` in milliseconds since 1970; null where the music decides. */
type SleepTimer = { choice: SleepChoice; endsAt: number | null };

let timer: SleepTimer | null = null;
let stop = () => {};
const listeners = new Set<() => void>();

function change(next: SleepTimer | null) {
  timer = next;
  for (const listener of listeners) listener();
}

const isLast = ({ order, at }: { order: readonly number[]; at: number }) => at + 1 >= order.length;

/** Null turns it off. See docs/product/player.md. */
export const setSleepTimer =
  (choice: SleepChoice | null): AppThunk<void, PlaybackRoot> =>
  (dispatch) => {
    stop();
    stop = () => {};
    change(null);
    if (choice === null) return;
    const end = () => {
      dispatch(setSleepTimer(null));
      stopEveryTab();
    };
    if (choice === 'track' || choice === 'list') {
      stop = startListening({
        actionCreator: trackEnded,
        effect: (_action, { getOriginalState }) => {
          const ended = selectPlayback(getOriginalState() as PlaybackRoot);
          if (choice === 'track' || isLast(ended)) end();
        },
      });
      change({ choice, endsAt: null });
      return;
    }
    const endsAt = Date.now() + Number(choice) * 60_000;
    const look = () => {
      if (Date.now() >= endsAt) end();
    };
    const lastLook = setTimeout(look, endsAt - Date.now());
    // Timers stand still while a laptop sleeps, and the clock does not; the first sound looks too.
    const looking = setInterval(look, lookEvery);
    const leave = playbackPosition.subscribe(look);
    stop = () => {
      clearTimeout(lastLook);
      clearInterval(looking);
      leave();
    };
    change({ choice, endsAt });
  };

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const readSleepTimer = (): SleepTimer | null => timer;

/** Whether playing is to stop with this song, or the list. */
export const endsWithMusic = (): boolean => timer !== null && timer.endsAt === null;

export const useSleepTimer = (): SleepTimer | null =>
  useSyncExternalStore(subscribe, readSleepTimer);
