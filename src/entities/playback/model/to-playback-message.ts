import { currentItem } from './current-item';
import type { PlaybackMessage, PlaybackState } from './playback-state';

export const toMessage = (
  state: PlaybackState,
  kind: PlaybackMessage['kind'],
): PlaybackMessage => ({
  id: (state.message?.id ?? 0) + 1,
  kind,
  title: currentItem(state)?.track.title ?? '',
});
