/**
 * Demo mode prefills the login and shows demo credentials and simulated social buttons. The
 * server writes `TONADA_DEMO` onto the `<html>` element.
 */
export function isDemoMode(): boolean {
  return (document.documentElement.dataset['demo'] ?? 'on') === 'on';
}

/** Demo mode is on, but closed to other machines and proxies. */
export function isDemoElsewhere(): boolean {
  return document.documentElement.dataset['demo'] === 'elsewhere';
}
