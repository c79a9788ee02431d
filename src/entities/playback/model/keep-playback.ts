import { startListening } from '@/shared/redux';
import { deviceTexts } from '@/shared/lib/storage';
import { playbackKey } from './playback-key';
import { type PlaybackStore, changesPlayback } from './playback-store';
import { playbackPosition } from './position';
import { storePlayback } from './stored-playback';

/** Milliseconds. */
const pause = 4000;

/** A restored state is not written, since another tab may have a newer one. */
export function keepPlayback({ getState }: PlaybackStore, isKeeper: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEmpty = getState().playback.queue.length === 0;

  const write = (isWanted: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    if (isWanted) storePlayback(getState().playback, playbackPosition.getSnapshot());
  };
  const writeSoon = () => {
    timer ??= setTimeout(() => write(isKeeper()), pause);
  };
  const writeDue = () => {
    if (timer !== undefined) write(isKeeper());
  };
  const handleChange = () => {
    const wasEmpty = isEmpty;
    isEmpty = getState().playback.queue.length === 0;
    // A sign-out empties the player and must be stored at once.
    if (isEmpty && !wasEmpty) write(true);
    else writeSoon();
  };

  const leave = [
    startListening({ predicate: changesPlayback, effect: handleChange }),
    playbackPosition.subscribe(writeSoon),
  ];
  addEventListener('pagehide', writeDue);
  document.addEventListener('visibilitychange', writeDue);
  const isRestored = deviceTexts.read(playbackKey) !== null;
  if (!isRestored || getState().playback.isPlaying) writeSoon();
  return () => {
    for (const part of leave) part();
    clearTimeout(timer);
    removeEventListener('pagehide', writeDue);
    document.removeEventListener('visibilitychange', writeDue);
  };
}
