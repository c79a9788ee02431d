import { useEffect, useEffectEvent } from 'react';

type TypedAheadProps = {
  text: string;
  onChange: (text: string) => void;
};

const isInWindow = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog');

/** Collects what is typed until the palette is there and its field has the focus. */
export function TypedAhead({ text, onChange }: TypedAheadProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const isLetter = key.length === 1;
    // AltGraph is both Alt and Control.
    const isShortcut = metaKey || altKey !== ctrlKey;
    if (isShortcut || isInWindow(target) || !(isLetter || key === 'Backspace')) return;
    onChange(isLetter ? text + key : text.slice(0, -1));
    // A letter would be a shortcut, or enter the field that had the focus.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener, true);
    return () => removeEventListener('keydown', listener, true);
  }, []);
  return null;
}
