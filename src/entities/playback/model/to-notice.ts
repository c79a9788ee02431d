import { currentItem } from './current-item';
import type { PlaybackNotice, PlaybackState } from './playback-state';

export const toNotice = (state: PlaybackState, kind: PlaybackNotice['kind']): PlaybackNotice => ({
  id: (state.notice?.id ?? 0) + 1,
  kind,
  title: currentItem(state)?.track.title ?? '',
});
