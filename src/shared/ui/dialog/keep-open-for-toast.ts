/**
 * Keeps a window where a press or Escape was meant for a toast, which stands above every window and is outside of it. For
 * what the primitive tells of presses outside and of Escape.
 */
export function keepOpenForToast(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault();
}
