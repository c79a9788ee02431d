import type { AudioEvents } from '../audio-player';
import type { createEmitter } from '../emitter';
import { watchAfterError } from '../watch-after-error';
import { type Feed, createFeed } from './create-feed';
import { openSource } from './open-source';
import type { SoundSource } from './sound-source';

type Emit = ReturnType<typeof createEmitter<AudioEvents>>['emit'];

export type RunOnPlayer = ReturnType<typeof createRunOnPlayer>;

/** Seconds. */
const beforeEnd = 0.02;
const watchedFrom = 1;

const isAlike = (one: SoundSource, other: SoundSource) =>
  one.sampleRate === other.sampleRate && one.channels === other.channels;

/**
 * One audio element that is fed with the songs of an album, one running on into the other.
 *
 * @param onUnfit called where this browser cannot decode what it said it could
 */
export function createRunOnPlayer(emit: Emit, onUnfit: () => void) {
  const element = new Audio();
  let source: SoundSource | null = null;
  let next: SoundSource | null = null;
  let nextAddress: string | null = null;
  let feed: Feed | null = null;
  let giving = new AbortController();
  let isWanted = false;
  let hasMoved = false;
  /** A sound that has run on begins no further time. */
  let isToTell = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    feed?.close();
    feed = null;
    hasMoved = false;
    isToTell = false;
  };

  const stop = () => {
    giving.abort();
    close();
    isWanted = false;
    source = null;
    next = null;
    nextAddress = null;
    element.removeAttribute('src');
    element.load();
  };

  const start = async () => {
    try {
      await element.play();
    } catch (reason) {
      const name = reason instanceof DOMException ? reason.name : '';
      if (name === 'NotAllowedError' && feed) emit('blocked', null);
    }
  };

  const open = (sound: SoundSource, position: number) => {
    close();
    feed = createFeed(element, sound, position, () => {
      stop();
      emit('failed', null);
    });
    if (next) feed.add(next);
    if (isWanted) void start();
  };

  const watchSeam = () => {
    clearTimeout(timer);
    const seam = feed?.seam() ?? null;
    if (seam === null) return;
    const left = seam - element.currentTime;
    if (left <= 0) {
      feed?.advance();
      source = next;
      next = null;
      nextAddress = null;
      hasMoved = true;
      emit('moved', null);
    } else if (left < watchedFrom && !element.paused) {
      timer = setTimeout(watchSeam, Math.max(left * 1000, 5));
    }
  };

  const seek = (position: number) => {
    if (!source || !feed) return;
    hasMoved = false;
    const end = feed.end();
    const within = end === null ? position : Math.min(position, end - feed.start() - beforeEnd);
    const time = feed.start() + Math.max(0, within);
    if (feed.holds(time)) element.currentTime = time;
    else {
      if (isWanted) emit('waiting', null);
      open(source, Math.max(0, within));
    }
  };

  const listen = (type: string, handler: () => void) =>
    element.addEventListener(type, () => {
      if (feed) handler();
    });
  listen('playing', () => emit('playing', null));
  listen('waiting', () => {
    emit('waiting', null);
    feed?.fill();
  });
  listen('ended', () => emit('ended', null));
  listen('timeupdate', () => {
    watchSeam();
    if (feed) emit('time', Math.max(0, element.currentTime - feed.start()));
    feed?.fill();
  });
  listen('pause', () => {
    if (isWanted && element.paused && !element.ended && !element.error) emit('paused', null);
  });
  listen('error', () => {
    if (!element.error) return;
    watchAfterError(element, (verdict) => {
      if (!feed) return;
      if (verdict !== 'runs-on') stop();
      if (verdict === 'broken') {
        onUnfit();
        emit('failed', null);
      } else emit('deaf', verdict === 'runs-on');
    });
  });

  return {
    holds: (address: string): boolean => feed !== null && source?.file.address === address,
    /** For an address that it holds: goes on where the sound has run on into it, else seeks. */
    resume: (position: number) => {
      if (hasMoved && position === 0) isToTell = !element.paused;
      else {
        element.pause();
        seek(position);
      }
      hasMoved = false;
    },
    /** Whether it can play the address; false too where another one was asked for meanwhile. */
    load: async (address: string, position: number): Promise<boolean> => {
      stop();
      giving = new AbortController();
      const { signal } = giving;
      const sound = await openSource(address, signal).catch(() => null);
      if (sound === null || signal.aborted) return false;
      source = sound;
      open(sound, position);
      return true;
    },
    play: () => {
      isWanted = true;
      if (element.paused) void start();
      else if (isToTell) {
        isToTell = false;
        emit('playing', null);
      }
    },
    pause: () => {
      isWanted = false;
      element.pause();
    },
    seek,
    setVolume: (volume: number) => {
      element.volume = volume;
    },
    /** Whether the sound will run on into the address. */
    preload: async (address: string): Promise<boolean> => {
      if (address === nextAddress) return true;
      feed?.withdraw();
      next = null;
      nextAddress = address;
      const { signal } = giving;
      const sound = await openSource(address, signal).catch(() => null);
      if (signal.aborted || nextAddress !== address) return true;
      if (sound === null || !source || !feed || !isAlike(source, sound)) {
        nextAddress = null;
        return false;
      }
      next = sound;
      feed.add(sound);
      return true;
    },
    withdraw: () => {
      feed?.withdraw();
      next = null;
      nextAddress = null;
    },
    stop,
    voices: () => [element],
  };
}
