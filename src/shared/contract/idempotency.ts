/** For a day, a repeat returns the first answer and does nothing. */
export const idempotencyHeader = 'idempotency-key';
