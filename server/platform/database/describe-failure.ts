import { errorCode, isUnavailable } from './sql-state.ts';

/** Characters. */
const reasonMost = 300;

/** Cancelled by the database or timed out in the driver. */
const isTimeout = (error: unknown) =>
  errorCode(error) === '57014' || /^query read timeout/i.test(getReason(error));

/** `unavailable` says nothing about the work. */
export function getKind(error: unknown): 'timeout' | 'unavailable' | 'other' {
  if (isTimeout(error)) return 'timeout';
  return isUnavailable(error) ? 'unavailable' : 'other';
}

/** A failed statement's message is its whole text. */
export function getReason(error: unknown): string {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  return (cause instanceof Error ? cause.message : message).slice(0, reasonMost);
}
