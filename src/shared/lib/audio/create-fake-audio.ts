import type { AudioEvents, AudioPlayer } from './audio-player';
import { createEmitter } from './emitter';

export type FakeAudio = AudioPlayer & {
  emit: <Name extends keyof AudioEvents>(name: Name, payload: AudioEvents[Name]) => void;
  state: {
    address: string | null;
    preloaded: string | null;
    isPlaying: boolean;
    position: number;
    volume: number;
  };
};

export function createFakeAudio(): FakeAudio {
  const { on, emit } = createEmitter<AudioEvents>();
  const state: FakeAudio['state'] = {
    address: null,
    preloaded: null,
    isPlaying: false,
    position: 0,
    volume: 1,
  };
  return {
    on,
    emit,
    state,
    load: (address, startAt) =>
      void Object.assign(state, { address, position: startAt, isPlaying: false }),
    play: () => void Object.assign(state, { isPlaying: true }),
    pause: () => void Object.assign(state, { isPlaying: false }),
    seek: (position) => void Object.assign(state, { position }),
    setVolume: (volume) => void Object.assign(state, { volume }),
    preload: (preloaded) => void Object.assign(state, { preloaded }),
    stop: () => void Object.assign(state, { address: null, preloaded: null, isPlaying: false }),
  };
}
