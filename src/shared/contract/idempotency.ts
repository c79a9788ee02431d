/**
 * Header with the caller's own key (1 to 64 letters, digits, `-` and `_`): for a day a repeated
 * call returns the first answer and does nothing. `POST /tracks/{id}/like` supports it.
 */
export const idempotencyHeader = 'idempotency-key';
