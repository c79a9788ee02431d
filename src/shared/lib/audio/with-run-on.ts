import type { AudioEvents, AudioPlayer } from './audio-player';
import { createEmitter } from './emitter';
import type { RunOnPlayer } from './run-on/create-run-on-player';

const importModule = () => import('./run-on/create-run-on-player');

/**
 * Plays seamless addresses by an engine that is loaded with the first of them, and everything else,
 * also what that engine cannot play, by `elements`.
 */
export function withRunOn(elements: AudioPlayer, importEngine = importModule): AudioPlayer {
  const { on, emit } = createEmitter<AudioEvents>();
  let engine: RunOnPlayer | null = null;
  let isEngine = false;
  let isOpening = false;
  let isUnfit = false;
  let isWanted = false;
  let volume = 1;
  /** An element has begun the next address by itself. */
  let hasMoved = false;
  /** Seconds. */
  let startAt = 0;
  /** Changes with each address, so that late answers are ignored. */
  let turn = 0;

  const relay = (name: 'playing' | 'paused' | 'blocked' | 'waiting' | 'ended' | 'failed') =>
    elements.on(name, () => {
      if (!isEngine) emit(name, null);
    });
  relay('playing');
  relay('paused');
  relay('blocked');
  relay('waiting');
  relay('ended');
  relay('failed');
  elements.on('deaf', (goesOn) => {
    if (!isEngine) emit('deaf', goesOn);
  });
  elements.on('time', (position) => {
    if (!isEngine) emit('time', position);
  });

  elements.on('moved', () => {
    if (isEngine) return;
    hasMoved = true;
    emit('moved', null);
    hasMoved = false;
  });

  const getEngine = async () => {
    const { createRunOnPlayer } = await importEngine();
    engine ??= createRunOnPlayer(emit, () => {
      isUnfit = true;
    });
    engine.setVolume(volume);
    return engine;
  };

  const playByElements = (address: string, position: number) => {
    isEngine = false;
    isOpening = false;
    engine?.stop();
    elements.load(address, position);
    if (isWanted) elements.play();
  };

  const open = async (address: string) => {
    turn += 1;
    const own = turn;
    isOpening = true;
    const position = startAt;
    const isOpen = await getEngine()
      .then((loaded) => (own === turn ? loaded.load(address, position) : false))
      .catch(() => false);
    if (own !== turn) return;
    if (!isOpen) {
      playByElements(address, startAt);
      return;
    }
    isOpening = false;
    if (startAt !== position) engine?.seek(startAt);
    if (isWanted) engine?.play();
  };

  const preloadSeamless = async (loaded: RunOnPlayer, address: string) => {
    const own = turn;
    const runsOn = await loaded.preload(address);
    if (!runsOn && own === turn) elements.preload(address);
  };

  return {
    on,
    load: (address, position, joint) => {
      isWanted = false;
      startAt = position;
      if (isEngine && engine?.holds(address)) {
        engine.resume(position);
      } else if (hasMoved) {
        elements.load(address, position);
      } else if (joint?.isSeamless && !isUnfit) {
        isEngine = true;
        elements.stop();
        void open(address);
      } else {
        turn += 1;
        playByElements(address, position);
      }
    },
    play: () => {
      isWanted = true;
      if (!isEngine) elements.play();
      else if (!isOpening) engine?.play();
    },
    pause: () => {
      isWanted = false;
      if (isEngine) engine?.pause();
      else elements.pause();
    },
    seek: (position) => {
      startAt = position;
      if (!isEngine) elements.seek(position);
      else if (!isOpening) engine?.seek(position);
    },
    setVolume: (given) => {
      volume = given;
      elements.setVolume(volume);
      engine?.setVolume(volume);
    },
    preload: (address, joint) => {
      if (!isEngine || !engine || !joint?.isSeamless || address === null) {
        if (isEngine) engine?.withdraw();
        elements.preload(address, isEngine ? undefined : joint);
        return;
      }
      void preloadSeamless(engine, address);
    },
    stop: () => {
      turn += 1;
      isWanted = false;
      isEngine = false;
      isOpening = false;
      engine?.stop();
      elements.stop();
    },
    voices: () => [...elements.voices(), ...(engine?.voices() ?? [])],
    renew: () => {
      elements.renew();
      if (!engine) return;
      isUnfit = true;
      if (!isEngine) return;
      engine.stop();
      emit('failed', null);
    },
  };
}
