/** For a day, a repeat with the same key returns the first answer and does nothing. */
export const idempotencyHeader = 'idempotency-key';
