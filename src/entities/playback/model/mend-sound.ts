import { probeAddress } from '../lib/probe-address';
import { noticeOf } from './notice-of';
import { playbackChanged, soundStalled } from './playback-slice';
import type { FailureReason } from './playback-state';
import type { PlaybackStore } from './playback-store';

/** How often a track is asked for again while the server is busy with others. */
const mostWaits = 8;

type Ways = {
  /** Loads the current track, from the address at hand or from a fresh one. */
  load: (isFresh: boolean) => void;
  /** Nothing more can be done for it. */
  fail: (reason: FailureReason) => void;
};

/**
 * What is done about a track that gives no sound. A busy server is asked again after the time that
 * it names; a refused address is replaced once; after that the track counts as failed.
 */
export function createMender({ dispatch, getState }: PlaybackStore, { load, fail }: Ways) {
  let canReplace = true;
  let waits = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows when the person or the sound has moved on, so that a late answer is not acted upon. */
  let round = 0;

  const waitFor = (seconds: number) => {
    if (waits === 0) {
      dispatch(playbackChanged({ notice: noticeOf(getState().playback, 'coming') }));
    }
    waits += 1;
    timer = setTimeout(() => load(false), seconds * 1000);
  };

  const moveOn = () => {
    round += 1;
    clearTimeout(timer);
    canReplace = true;
    waits = 0;
  };

  return {
    /** Another track, another place in it, or another person: everything may be tried again. */
    moveOn,
    /** Sound is heard. */
    soundHeard: () => {
      waits = 0;
    },
    /** The address at hand gives no sound. */
    mend: async (address: string) => {
      const asked = round;
      dispatch(soundStalled());
      const state = await probeAddress(address);
      if (asked !== round) return;
      if (state.kind === 'busy') {
        if (waits < mostWaits) waitFor(state.retryAfter);
        else fail('busy');
      } else if (state.kind === 'unreachable') fail('unreachable');
      else if (canReplace) {
        canReplace = false;
        load(true);
      } else fail(state.kind === 'sounding' ? 'undecodable' : state.kind);
    },
  };
}
