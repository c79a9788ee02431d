/** Logs a failure whose details the page does not show. */
export function logFailure(what: string, reason: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.warn(`[tonada] ${what}`, reason);
}
