import { randomInt } from 'node:crypto';

/** Easily confused characters are left out. */
const letters = 'abcdefghjkmnpqrstvwxyz23456789';

const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Milliseconds: 72 hours. */
export const temporaryLifetime = 72 * 3_600_000;

/** 58 random bits, like `k7mq-2f9x-hd4t`. */
export const makeTemporaryPassword = (): string => [word(), word(), word()].join('-');
