import { useEffect, useEffectEvent } from 'react';
import {
  playbackToggled,
  repeatCycled,
  seekBy,
  shuffleToggled,
  useCurrentTrack,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { shortcutOf } from '../lib/shortcut-of';

/** How far the arrows jump, in seconds. */
const jump = 5;

type ShortcutOptions = {
  /** Likes or unlikes the current track. */
  onLike?: () => void;
  /** Brings the person to the search box. */
  onSearch: () => void;
  /** Whether keys without a modifier do anything. */
  hasSingleKeys?: boolean;
};

/** The keys that work on every screen. Source: identity, 'Keyboard'. */
export function usePlaybackShortcuts(options: ShortcutOptions): void {
  const { onLike, onSearch, hasSingleKeys = true } = options;
  const dispatch = useAppDispatch();
  const track = useCurrentTrack();

  const deeds = {
    play: () => hasSingleKeys && track && dispatch(playbackToggled()),
    like: () => onLike?.(),
    shuffle: () => dispatch(shuffleToggled()),
    repeat: () => dispatch(repeatCycled()),
    back: () => track && dispatch(seekBy(-jump)),
    forward: () => track && dispatch(seekBy(jump)),
    search: onSearch,
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcutOf(event);
    if (!shortcut || (event.repeat && shortcut !== 'back' && shortcut !== 'forward')) return;
    // Without a track Space scrolls, as everywhere.
    if (shortcut === 'play' && !(track && hasSingleKeys)) return;
    event.preventDefault();
    deeds[shortcut]();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
