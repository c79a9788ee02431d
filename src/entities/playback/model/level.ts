import { createStoredValue } from '@/shared/lib/storage';
import { toGain } from '../lib/to-gain';
import { currentItem, itemAfter, itemBefore } from './current-item';
import type { PlaybackStore, PlaybackView } from './playback-store';

/** Whether loud songs are lowered to the others; on by default, kept on the device. */
export const evenLoudness = createStoredValue<boolean>(
  'even-loudness',
  (candidate) => typeof candidate === 'boolean',
);

/** Decibels: that of the album where a neighbour in the queue is of the same one, else the song's. */
function lowering({ playback }: PlaybackView): number {
  const current = currentItem(playback);
  if (!current?.track.gain) return 0;
  const { gain, album } = current.track;
  // A song that repeats alone is its own neighbour.
  const isInAlbum = [itemBefore(playback), itemAfter(playback)].some(
    (item) => item && item.key !== current.key && item.track.album.id === album.id,
  );
  return isInAlbum ? gain.album : gain.song;
}

/**
 * Sets the volume: the control's, and what the song that begins is to be lowered by. Another queue
 * around a song that sounds changes nothing, so no level jumps in the middle.
 *
 * @param setVolume amplitude, 0 to 1
 */
export function createLevel({ getState }: PlaybackStore, setVolume: (volume: number) => void) {
  /** Decibels. */
  let lowered = 0;

  const follow = () => {
    const decibels = (evenLoudness.read() ?? true) ? lowered : 0;
    setVolume(toGain(getState().playback.volume) * 10 ** (decibels / 20));
  };

  return {
    follow,
    /** Another song is loaded, and not heard yet. */
    begin: () => {
      lowered = lowering(getState());
      follow();
    },
    leave: evenLoudness.subscribe(follow),
  };
}
