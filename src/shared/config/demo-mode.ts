/** Set by `TONADA_DEMO` of the server. */
export function isDemoMode(): boolean {
  return (document.documentElement.dataset['demo'] ?? 'on') === 'on';
}

export function isDemoElsewhere(): boolean {
  return document.documentElement.dataset['demo'] === 'elsewhere';
}
