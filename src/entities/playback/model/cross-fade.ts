import { createStoredValue } from '@/shared/lib/storage';
import { currentItem, itemAfter } from './current-item';
import { type PlaybackView, hearsPreviews } from './playback-store';
import { endsWithMusic } from './sleep-timer';
import { isTogether } from './together-mark';

/** Seconds; 0 is off. */
export const fadeChoices = [0, 3, 6, 9, 12] as const;

/** For how many seconds songs sound together; off by default, kept on the device. */
export const crossFade = createStoredValue<number>('cross-fade', (candidate): candidate is number =>
  (fadeChoices as readonly unknown[]).includes(candidate),
);

/** A fade takes at most this part of a song. */
const mostOfSong = 1 / 4;

/** Seconds for which the next song sounds with this one: none within an album. */
export function fadeAfter(view: PlaybackView): number {
  const { playback } = view;
  const current = currentItem(playback)?.track;
  const next = itemAfter(playback)?.track;
  const seconds = crossFade.read() ?? 0;
  if (!current || !next || hearsPreviews(view) || isTogether(playback) || endsWithMusic()) return 0;
  const isAlbum = next.album.id === current.album.id;
  const shortest = Math.min(current.duration, next.duration);
  return isAlbum || seconds > shortest * mostOfSong ? 0 : seconds;
}
