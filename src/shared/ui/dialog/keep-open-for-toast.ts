/** A click or Escape was meant for a toast above the window. */
export function keepOpenForToast(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault();
}
