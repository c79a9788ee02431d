/** Keeps a window open when a click or Escape was meant for a toast above it. */
export function keepOpenForToast(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault();
}
