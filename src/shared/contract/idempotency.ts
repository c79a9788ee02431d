/**
 * Header of a call that may be repeated without repeating what it does: a key of the caller's own, 1 to
 * 64 letters, digits, `-` and `_`. The repeats of a day get the first answer. `POST /tracks/{id}/like`
 * honours it.
 */
export const idempotencyHeader = 'idempotency-key';
