import { probeAddress } from '../lib/probe-address';
import { toMessage } from './to-playback-message';
import { playbackChanged, soundStalled } from './playback-slice';
import type { FailureReason } from './playback-state';
import type { PlaybackStore } from './playback-store';

const mostWaits = 8;

type Ways = {
  load: (isFresh: boolean) => void;
  fail: (reason: FailureReason) => void;
};

/** A busy server is retried and a rejected address replaced once; then the track fails. */
export function createMender({ dispatch, getState }: PlaybackStore, { load, fail }: Ways) {
  let canReplace = true;
  let waits = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Changes with the track or position, so that late answers are ignored. */
  let round = 0;

  const waitFor = (seconds: number) => {
    if (waits === 0) {
      dispatch(playbackChanged({ message: toMessage(getState().playback, 'coming') }));
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
    moveOn,
    soundHeard: () => {
      waits = 0;
    },
    /** A later failure is another one: each of several cuts in a track is mended. */
    trackHeard: () => {
      canReplace = true;
    },
    mend: async (address: string) => {
      const own = round;
      dispatch(soundStalled());
      const state = await probeAddress(address);
      if (own !== round) return;
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
