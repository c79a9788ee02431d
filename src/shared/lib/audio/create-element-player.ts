import { canSetVolume } from './abilities';
import type { AudioEvents, AudioPlayer } from './audio-player';
import { createEmitter } from './emitter';
import { type Fade, startFade } from './start-fade';
import { watchAfterError } from './watch-after-error';

const isAt = (element: HTMLAudioElement, address: string) =>
  element.getAttribute('src') === address && element.error === null;

function empty(element: HTMLAudioElement) {
  element.removeAttribute('src');
  element.load();
}

function reload(element: HTMLAudioElement) {
  const { currentTime } = element;
  element.load();
  element.currentTime = currentTime;
}

function createElement() {
  const element = new Audio();
  element.preload = 'auto';
  return element;
}

/** Two audio elements: while one plays, the other preloads, and begins where songs fade. */
export function createElementPlayer(): AudioPlayer {
  const { on, emit } = createEmitter<AudioEvents>();
  let current = createElement();
  let standby = createElement();
  let isWanted = false;
  let isUnlocked = false;
  let volume = 1;
  /** Seconds before the end at which `standby` begins. */
  let lead = 0;
  let fade: Fade | null = null;
  /** `standby` has begun, and its `load` is yet to come. */
  let hasMoved = false;

  const relay = (element: HTMLAudioElement) => {
    const listen = (type: string, handler: () => void) =>
      element.addEventListener(type, () => {
        if (element === current) handler();
      });
    listen('playing', () => emit('playing', null));
    listen('waiting', () => emit('waiting', null));
    listen('ended', () => emit('ended', null));
    listen('timeupdate', () => {
      emit('time', element.currentTime);
      if (element === current && isDue()) moveOn();
    });
    listen('error', () => {
      // Clearing `src` also fires `error`.
      if (!element.error || !element.hasAttribute('src')) return;
      watchAfterError(element, (verdict) => {
        if (element !== current) return;
        if (verdict === 'broken') emit('failed', null);
        else emit('deaf', verdict === 'runs-on');
      });
    });
    listen('pause', () => {
      if (isWanted && element.paused && !element.ended && !element.error) emit('paused', null);
    });
  };
  relay(current);
  relay(standby);

  const start = async (element: HTMLAudioElement) => {
    try {
      await element.play();
    } catch (reason) {
      const name = reason instanceof DOMException ? reason.name : '';
      // A new address or a pause throws AbortError.
      if (name === 'NotAllowedError' && element === current) emit('blocked', null);
    }
  };

  const isDue = () =>
    lead > 0 &&
    isWanted &&
    !current.paused &&
    current.duration - current.currentTime <= lead &&
    standby.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;

  const endFade = () => {
    if (!fade) return;
    fade.stop();
    fade = null;
    empty(standby);
    standby.volume = volume;
  };

  const moveOn = () => {
    const seconds = lead;
    lead = 0;
    [current, standby] = [standby, current];
    fade = startFade({ tail: standby, head: current, seconds, volume, onEnd: endFade });
    void start(current);
    hasMoved = true;
    emit('moved', null);
    hasMoved = false;
  };

  return {
    on,
    load: (address, startAt) => {
      isWanted = false;
      lead = 0;
      if (hasMoved && isAt(current, address)) return;
      endFade();
      if (isAt(standby, address) && !isAt(current, address)) {
        [current, standby] = [standby, current];
        empty(standby);
      } else if (!isAt(current, address)) {
        current.src = address;
      }
      current.pause();
      if (current.currentTime !== startAt) current.currentTime = startAt;
    },
    play: () => {
      isWanted = true;
      if (!isUnlocked) {
        // WebKit plays an element outside a gesture only if it was loaded within one.
        isUnlocked = true;
        if (!standby.hasAttribute('src')) standby.load();
      }
      if (fade) void start(standby);
      if (!current.paused) return;
      // A new output device is found only on loading.
      if (current.error) reload(current);
      void start(current);
    },
    pause: () => {
      isWanted = false;
      current.pause();
      if (fade) standby.pause();
    },
    seek: (position) => {
      current.currentTime = position;
    },
    setVolume: (next) => {
      volume = next;
      if (fade) {
        fade.setVolume(volume, !hasMoved);
        return;
      }
      current.volume = volume;
      standby.volume = volume;
    },
    preload: (address, joint) => {
      endFade();
      lead = address !== null && canSetVolume() ? (joint?.fade ?? 0) : 0;
      if (address !== null && !isAt(standby, address)) standby.src = address;
    },
    stop: () => {
      isWanted = false;
      lead = 0;
      endFade();
      empty(current);
      empty(standby);
    },
    voices: () => [current, standby],
    renew: () => {
      const wasLoaded = current.hasAttribute('src');
      lead = 0;
      endFade();
      empty(current);
      empty(standby);
      current = createElement();
      standby = createElement();
      for (const element of [current, standby]) {
        relay(element);
        element.volume = volume;
      }
      isUnlocked = false;
      if (wasLoaded) emit('failed', null);
    },
  };
}
