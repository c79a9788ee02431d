/** Set by `TONADA_DEMO` of the server, on `<html>`. */
export function isDemoMode(): boolean {
  return (document.documentElement.dataset['demo'] ?? 'on') === 'on';
}

/** The demo is closed to other machines and proxies. */
export function isDemoElsewhere(): boolean {
  return document.documentElement.dataset['demo'] === 'elsewhere';
}
