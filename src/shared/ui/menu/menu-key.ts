export const asksForMenu = ({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean =>
  key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Some systems fire `contextmenu` after the key. */
export function keepBrowserMenuAway(): void {
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('contextmenu', prevent, true);
  window.addEventListener(
    'keyup',
    () => setTimeout(() => window.removeEventListener('contextmenu', prevent, true)),
    { once: true },
  );
}
