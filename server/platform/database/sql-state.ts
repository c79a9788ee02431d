/** SQLSTATE codes that the server acts on. Source: PostgreSQL, appendix A. */
export const sqlStates = {
  invalidText: ['22021', '22P05'],
  uniqueViolation: ['23505'],
  foreignKeyViolation: ['23503'],
  serialisationFailure: ['40001', '40P01'],
  diskFull: ['53100'],
} as const;

/** Whether the failure, or a failure that caused it, carries one of the codes. */
export function hasSqlState(error: unknown, states: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && states.includes(code)) || hasSqlState(error.cause, states);
}

/** Whether the failure means that the database cannot be reached at present. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^(08|57P)|^53[03]|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/.test(code)) {
    return true;
  }
  return (
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(
      error.message,
    ) || isUnavailable(error.cause)
  );
}
