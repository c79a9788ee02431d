/** Source: PostgreSQL, appendix A. */
export const sqlStates = {
  invalidText: ['22021', '22P05'],
  outOfRange: ['22003', '22007', '22008'],
  uniqueViolation: ['23505'],
  foreignKeyViolation: ['23503'],
  serialisationFailure: ['40001', '40P01'],
  insufficientPrivilege: ['42501'],
  duplicateObject: ['42P06', '42P07', '42701', '42710'],
  diskFull: ['53100', 'ENOSPC', 'EDQUOT'],
  notYetUp: ['53300', '57P03'],
  lockNotGot: ['55P03'],
} as const;

export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : errorCode(error.cause);
}

export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && codes.includes(code)) || hasSqlState(error.cause, codes);
}

/** Lost connections, exhausted resources, read-only standbys, and locks not obtained. */
const passingStates = /^(08|53|57)...$|^(25P03|25006|55P03)$/;

const passingSystemErrors =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT)$/;

const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    passingStates.test(code) ||
    passingSystemErrors.test(code) ||
    passingMessages.test(error.message) ||
    isUnavailable(error.cause)
  );
}
