import type { KeyboardEvent } from 'react';

/** The context-menu key or Shift+F10. */
export const asksForMenu = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Some systems fire `contextmenu` after the key, on the opened menu. */
export function keepBrowserMenuAway(): void {
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('contextmenu', prevent, true);
  window.addEventListener(
    'keyup',
    () => setTimeout(() => window.removeEventListener('contextmenu', prevent, true)),
    { once: true },
  );
}
