import { useEffect } from 'react';

/** Source: the HTML standard, close requests. */
type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

let isPressed = false;

function pressEscape() {
  if (isPressed) return;
  isPressed = true;
  setTimeout(() => {
    isPressed = false;
  });
  const press = { key: 'Escape', bubbles: true, cancelable: true };
  document.dispatchEvent(new KeyboardEvent('keydown', press));
}

/** While open, the phone's Back acts as Escape. See docs/product/shell.md. */
export function useBackAsEscape(isOpen: boolean): void {
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!isOpen || !Watcher) return undefined;
    let watcher: CloseWatcher | undefined;
    // A watcher fires once, and the window may stay.
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        watch();
        pressEscape();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, [isOpen]);
}
