import type { AudioEvents, Tone, TonedPlayer } from './audio-player';
import { createEmitter } from './emitter';

export type FakeAudio = TonedPlayer & {
  emit: <Name extends keyof AudioEvents>(name: Name, payload: AudioEvents[Name]) => void;
  state: {
    address: string | null;
    preloaded: string | null;
    /** Of the last address that was loaded or preloaded. */
    isSeamless: boolean;
    /** Seconds, of the preloaded address. */
    fade: number;
    isPlaying: boolean;
    position: number;
    volume: number;
    tone: Tone | null;
    /** How often the sound was interrupted by another. */
    loads: number;
  };
};

export function createFakeAudio(): FakeAudio {
  const { on, emit } = createEmitter<AudioEvents>();
  const state: FakeAudio['state'] = {
    address: null,
    preloaded: null,
    isSeamless: false,
    fade: 0,
    isPlaying: false,
    position: 0,
    volume: 1,
    tone: null,
    loads: 0,
  };
  let hasMoved = false;
  return {
    on,
    emit: (name, payload) => {
      if (name === 'moved') hasMoved = true;
      emit(name, payload);
    },
    state,
    load: (address, startAt, { isSeamless } = { isSeamless: false }) => {
      // As an engine does whose sound has run on.
      const runsOn = hasMoved && address === state.preloaded;
      hasMoved = false;
      const isPlaying = runsOn && state.isPlaying;
      Object.assign(state, { address, position: startAt, isSeamless, isPlaying });
      if (!runsOn) state.loads += 1;
    },
    play: () => void Object.assign(state, { isPlaying: true }),
    pause: () => void Object.assign(state, { isPlaying: false }),
    seek: (position) => void Object.assign(state, { position }),
    setVolume: (volume) => void Object.assign(state, { volume }),
    preload: (preloaded, { isSeamless, fade = 0 } = { isSeamless: false }) =>
      void Object.assign(state, { preloaded, isSeamless, fade }),
    setTone: (tone) => void Object.assign(state, { tone }),
    voices: () => [],
    renew: () => {},
    stop: () => void Object.assign(state, { address: null, preloaded: null, isPlaying: false }),
  };
}
