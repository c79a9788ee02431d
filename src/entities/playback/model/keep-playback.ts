import { startListening } from '@/shared/redux';
import { changesPlayback } from './changes-playback';
import type { PlaybackStore } from './playback-store';
import { playbackPosition } from './position';
import { storePlayback } from './stored-playback';

/** Least time between two writes, in milliseconds. */
const pause = 4000;

/** Keeps the player on this device while it changes, and at once when the page goes away. */
export function keepPlayback({ getState }: PlaybackStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    storePlayback(getState().playback, playbackPosition.getSnapshot());
  };
  const writeSoon = () => {
    timer ??= setTimeout(write, pause);
  };
  const writeDue = () => {
    if (timer !== undefined) write();
  };
  const handleChange = () => {
    // What a person leaves behind at sign-out goes at once.
    if (getState().playback.queue.length === 0) write();
    else writeSoon();
  };

  const leave = [
    startListening({ predicate: changesPlayback, effect: handleChange }),
    playbackPosition.subscribe(writeSoon),
  ];
  addEventListener('pagehide', writeDue);
  document.addEventListener('visibilitychange', writeDue);
  handleChange();
  return () => {
    for (const part of leave) part();
    clearTimeout(timer);
    removeEventListener('pagehide', writeDue);
    document.removeEventListener('visibilitychange', writeDue);
  };
}
