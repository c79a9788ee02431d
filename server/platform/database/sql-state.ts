/** Codes that the server acts on: SQLSTATE (PostgreSQL, appendix A), and what the system calls the same. */
export const sqlStates = {
  invalidText: ['22021', '22P05'],
  /** A number, day or moment that no column holds. */
  outOfRange: ['22003', '22007', '22008'],
  uniqueViolation: ['23505'],
  foreignKeyViolation: ['23503'],
  serialisationFailure: ['40001', '40P01'],
  duplicateObject: ['42P06', '42P07', '42701', '42710'],
  diskFull: ['53100', 'ENOSPC', 'EDQUOT'],
  notYetUp: ['53300', '57P03'],
  lockNotGot: ['55P03'],
} as const;

/** The code of the failure, or of the nearest of those that caused it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : errorCode(error.cause);
}

/** Whether the failure, or a failure that caused it, carries one of the codes. */
export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return (typeof code === 'string' && codes.includes(code)) || hasSqlState(error.cause, codes);
}

/**
 * Classes of SQLSTATE that pass: a lost connection, no resources (a full disk, too many
 * connections), and an operator who stops the database or what takes too long in it. Then a
 * transaction that idled, one that may only read (a standby that takes over), and a lock not got.
 */
const passingStates = /^(08|53|57)...$|^(25P03|25006|55P03)$/;

const passingSystemErrors =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT)$/;

// What the driver and its pool say without a code.
const passingMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout/;

/** Whether the failure means that the database, or its disk, cannot do the work at present. */
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
