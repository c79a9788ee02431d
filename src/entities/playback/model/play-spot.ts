import { highlightApi } from '@/entities/highlight/@x/playback';
import { sponsoredApi } from '@/entities/marquee/@x/playback';
import type { Spot } from '@/shared/contract/marquee.ts';
import { createStoredValue } from '@/shared/lib/storage';
import { spotApi } from '../api/spot-api';
import { itemAfter } from './current-item';
import { playbackChanged } from './playback-slice';
import { soundingSpot } from './playback-state';
import { type PlaybackStore, hearsSpots } from './playback-store';
import { readSleepTimer } from './sleep-timer';
import { isTogether } from './together-mark';

/** Seconds that a spot is heard before it counts and can be skipped. */
const heardSeconds = 5;
/** Seconds until a report that failed is sent again. */
const reportAgain = 5;

/** Milliseconds. */
const minute = 60_000;
const askEvery = 15 * minute;
const freshFor = minute;
const silenceMost = 4000;

/** Milliseconds since 1970; of the device, so that tabs and reloads share it. */
const lastAsked = createStoredValue<number>(
  'spot-asked',
  (candidate) => typeof candidate === 'number',
);

/** A clock that was set back does not silence spots for ever. */
function isDue() {
  const since = Date.now() - (lastAsked.read() ?? 0);
  return since < 0 || since >= askEvery;
}

export type SpotPlayer = ReturnType<typeof createSpotPlayer>;

/**
 * Decides whether an advertisement sounds after the current track, and reports that it was heard.
 * See docs/product/marquee.md.
 */
export function createSpotPlayer({ dispatch, getState }: PlaybackStore) {
  let ready: { spot: Spot; until: number; isConfirmed?: true } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Seconds into the spot. */
  let reportAt = 0;
  let isReported = false;

  const change = (spot: ReturnType<typeof soundingSpot>) => dispatch(playbackChanged({ spot }));

  const current = () => soundingSpot(getState().playback);

  const isWanted = () => {
    const sleep = readSleepTimer()?.choice;
    const endsHere = sleep === 'track' || sleep === 'list';
    const { playback } = getState();
    // It would part the people of a session.
    if (endsHere || isTogether(playback)) return false;
    return hearsSpots(getState()) && itemAfter(playback) !== null;
  };

  async function report({ id, showing }: Spot) {
    isReported = true;
    const { seeSponsored } = sponsoredApi.endpoints;
    const answer = await dispatch(seeSponsored.initiate({ id, showing }, { track: false }));
    if (answer.error) isReported = false;
    else {
      dispatch(
        highlightApi.util.updateQueryData('highlights', undefined, (known) => {
          known.sponsored = null;
        }),
      );
    }
  }

  const finish = () => {
    clearTimeout(timer);
    if (current()) change(null);
  };

  /** A sound that does not come, or breaks off, is no gap in the music. */
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (getState().playback.isPlaying) finish();
      else watch();
    }, silenceMost);
  };

  async function ask() {
    const { spot } = spotApi.endpoints;
    const options = { subscribe: false, forceRefetch: true };
    return (await dispatch(spot.initiate(undefined, options))).data;
  }

  return {
    /** Asks the server when the track is about to end; without an answer the music goes on. */
    async prepare(): Promise<void> {
      if (!isDue() || !isWanted()) return;
      lastAsked.write(Date.now());
      const spot = (await ask())?.spot;
      if (spot) ready = { spot, until: Date.now() + freshFor };
    },
    /** Asks once more right before it sounds: its campaign may have been paused meanwhile. */
    async confirm(): Promise<void> {
      const offered = ready;
      if (offered === null || offered.isConfirmed) return;
      offered.isConfirmed = true;
      const answer = await ask();
      if (!answer) return;
      const { spot } = answer;
      if (ready === offered) ready = spot && { ...offered, spot };
      else if (spot === null && current()?.id === offered.spot.id) finish();
    },
    isReady: (): boolean => ready !== null,
    /** Returns the spot that is to sound now, once. */
    take(): Spot | null {
      const taken = ready;
      ready = null;
      return taken && Date.now() < taken.until && isWanted() ? taken.spot : null;
    },
    begin(spot: Spot): void {
      reportAt = heardSeconds;
      isReported = false;
      watch();
      change({ ...spot, turn: getState().playback.turn, left: heardSeconds });
    },
    /** Seconds. */
    soundsAt(position: number): void {
      const spot = current();
      if (!spot || position === 0) return;
      watch();
      const left = Math.max(Math.ceil(heardSeconds - position), 0);
      if (left !== spot.left) change({ ...spot, left });
      if (position < reportAt || isReported) return;
      reportAt = position + reportAgain;
      void report(spot);
    },
    /** A spot may be shorter than the seconds that count. */
    ended(): void {
      const spot = current();
      if (spot && !isReported) void report(spot);
      finish();
    },
    /** It cannot be heard. */
    failed: finish,
    leave: () => clearTimeout(timer),
  };
}
