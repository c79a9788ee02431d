/**
 * The caller's key, 1 to 64 letters, digits, `-` and `_`: for a day a repeat returns the first
 * answer and does nothing. For `POST /tracks/{id}/like`.
 */
export const idempotencyHeader = 'idempotency-key';
