import { currentItem, itemAfter } from './current-item';
import { type PlaybackView, hearsPreviews } from './playback-store';
import { endsWithMusic } from './sleep-timer';
import { isTogether } from './together-mark';

/** Whether the next item is to be heard without a gap: another song of the same album. */
export function runsOn(view: PlaybackView): boolean {
  const { playback } = view;
  const current = currentItem(playback)?.track;
  const next = itemAfter(playback)?.track;
  if (!current || !next || hearsPreviews(view) || isTogether(playback) || endsWithMusic())
    return false;
  return next.album.id === current.album.id && next.audioUrl !== current.audioUrl;
}
