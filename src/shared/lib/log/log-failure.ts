/** Writes a failure that a person does not see in full to the console, for those who look there. */
export function logFailure(what: string, reason: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.warn(`[tonada] ${what}`, reason);
}
