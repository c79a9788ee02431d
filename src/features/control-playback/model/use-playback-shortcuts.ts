import { useEffect, useEffectEvent } from 'react';
import {
  togglePlayback,
  repeatCycled,
  seekBy,
  shuffleToggled,
  useCurrentTrack,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { isSingleKey, getShortcut } from '../lib/get-shortcut';
import { showShortcuts } from './shortcuts-help';
import { areSingleKeysOn } from './single-keys';

/** Seconds. */
const jump = 5;

type ShortcutOptions = {
  onLike?: () => void;
  onSearch: () => void;
};

/** See docs/product/shell.md. */
export function usePlaybackShortcuts(options: ShortcutOptions): void {
  const { onLike, onSearch } = options;
  const dispatch = useAppDispatch();
  const track = useCurrentTrack();

  const actionOf = {
    play: () => dispatch(togglePlayback()),
    like: () => onLike?.(),
    shuffle: () => dispatch(shuffleToggled()),
    repeat: () => dispatch(repeatCycled()),
    back: () => track && dispatch(seekBy(-jump)),
    forward: () => track && dispatch(seekBy(jump)),
    search: onSearch,
    help: showShortcuts,
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = getShortcut(event);
    if (!shortcut || (event.repeat && shortcut !== 'back' && shortcut !== 'forward')) return;
    if (isSingleKey(shortcut) && !areSingleKeysOn()) return;
    // Without a track Space scrolls.
    if (shortcut === 'play' && !track) return;
    event.preventDefault();
    actionOf[shortcut]();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
