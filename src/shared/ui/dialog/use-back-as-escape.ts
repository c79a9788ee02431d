import { useEffect } from 'react';

/** What hears that a person wants to close the topmost thing. Source: the HTML standard, close requests. */
type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  /** Not in every browser. */
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

let isPressed = false;

/** Presses Escape, once for all that the browser closes together, as it does where nobody has touched anything between. */
function pressEscape() {
  if (isPressed) return;
  isPressed = true;
  setTimeout(() => {
    isPressed = false;
  });
  const press = { key: 'Escape', bubbles: true, cancelable: true };
  document.dispatchEvent(new KeyboardEvent('keydown', press));
}

/**
 * While something lies over the page, lets the phone's own Back do to it what Escape does, and leave the page alone. Only
 * where the browser tells of it: elsewhere Back goes a page back. See docs/product/shell.md.
 */
export function useBackAsEscape(isOpen: boolean): void {
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher;
    if (!isOpen || !Watcher) return undefined;
    let watcher: CloseWatcher | undefined;
    // One watcher hears one request, and what asks before it closes may stay.
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
