import { useEffect, useEffectEvent } from 'react';

type TypedAheadProps = {
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

const isInWindow = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog, [role="dialog"]') !== null;

const isModified = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

/** Collects what is typed until the palette is there and its field has the focus. */
export function TypedAhead({ text, onChange, onClose }: TypedAheadProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isInWindow(event) || isModified(event) || event.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Backspace') onChange(text.slice(0, -1));
    else if (event.key.length === 1) onChange(text + event.key);
    else return;
    // A letter would be a shortcut, or enter the field that had the focus.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
  return null;
}
