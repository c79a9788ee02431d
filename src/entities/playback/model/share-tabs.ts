import { startListening } from '@/shared/redux';
import { toMessage } from './to-playback-message';
import { playbackKey } from './playback-key';
import { playbackChanged } from './playback-slice';
import { type PlaybackStore, changesPlayback } from './playback-store';
import { createPlayingTab } from './playing-tab';

/** `isKeeper`: no other tab has a newer queue. */
export function shareTabs({ dispatch, getState }: PlaybackStore) {
  const isPlaying = () => getState().playback.isPlaying;
  let wasPlaying = false;
  let isKeeper = true;

  const playingTab = createPlayingTab((isSleep) => {
    if (!isSleep) isKeeper = false;
    if (!isPlaying()) return;
    const message = isSleep ? null : toMessage(getState().playback, 'elsewhere');
    dispatch(playbackChanged({ isPlaying: false, isBuffering: false, message }));
  });
  const follow = () => {
    if (isPlaying() === wasPlaying) return;
    wasPlaying = isPlaying();
    if (!wasPlaying) return;
    isKeeper = true;
    playingTab.claim();
  };
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === playbackKey && !isPlaying()) isKeeper = false;
  };

  const stopListening = startListening({ predicate: changesPlayback, effect: follow });
  addEventListener('storage', handleStorage);
  follow();
  return {
    isKeeper: () => isKeeper,
    leave: () => {
      stopListening();
      playingTab.leave();
      removeEventListener('storage', handleStorage);
    },
  };
}
