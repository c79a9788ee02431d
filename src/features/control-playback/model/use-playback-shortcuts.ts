import { useEffect, useEffectEvent } from 'react';
import {
  togglePlayback,
  repeatCycled,
  seekBy,
  shuffleToggled,
  useCurrentTrack,
} from '@/entities/playback';
import { useAppDispatch } from '@/shared/redux';
import { getShortcut } from '../lib/get-shortcut';
import { type Shortcut, getPressed, isSingleKey } from '../lib/keymap';
import { showShortcuts } from './shortcuts-help';
import { getKeymap } from '../lib/change-keymap';
import { areSingleKeysOn } from './use-single-key';

/** Seconds. */
const jump = 5;

/** What else is at hand; keys of the rest do nothing. */
type ShortcutActions = Partial<Record<Shortcut, () => void>> & { search: () => void };

/** These go on while the key is held. */
const repeating: ReadonlySet<Shortcut> = new Set(['back', 'forward', 'louder', 'quieter']);

/** See docs/product/shell.md. */
export function usePlaybackShortcuts(
  actions: ShortcutActions,
  takeMissed?: () => KeyboardEvent | null,
): void {
  const dispatch = useAppDispatch();
  const track = useCurrentTrack();

  const actionOf: ShortcutActions = {
    shuffle: () => dispatch(shuffleToggled()),
    repeat: () => dispatch(repeatCycled()),
    help: showShortcuts,
    // Without a track Space scrolls.
    ...(track && {
      play: () => dispatch(togglePlayback()),
      back: () => dispatch(seekBy(-jump)),
      forward: () => dispatch(seekBy(jump)),
    }),
    ...actions,
  };

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = getShortcut(event, getKeymap());
    const act = shortcut && actionOf[shortcut];
    if (!act || (event.repeat && !repeating.has(shortcut))) return;
    if (isSingleKey(getPressed(event)) && !areSingleKeysOn()) return;
    event.preventDefault();
    act();
  });

  const readMissed = useEffectEvent(() => takeMissed?.());

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    const missed = readMissed();
    if (missed) handleKey(missed);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
