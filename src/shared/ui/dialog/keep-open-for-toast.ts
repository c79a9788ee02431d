/** A click or Escape may be meant for a toast above the window. */
export function keepOpenForToast(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toast]')) event.preventDefault();
}
