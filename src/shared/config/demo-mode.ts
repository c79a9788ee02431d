/**
 * Whether the demo mode is on: prefilled login, demo credentials box and simulated social buttons.
 * The server writes its `TONADA_DEMO` setting onto the `<html>` element of the page.
 */
export function isDemoMode(): boolean {
  return (document.documentElement.dataset['demo'] ?? 'on') === 'on';
}

/** Whether it is on, and shut for whoever opens it from another machine or through a proxy. */
export function isDemoElsewhere(): boolean {
  return document.documentElement.dataset['demo'] === 'elsewhere';
}
