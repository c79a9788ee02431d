import { randomInt } from 'node:crypto';

/** Nothing that is taken for something else when it is read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstvwxyz23456789';

const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** How long one opens the choice of another: 72 hours, in milliseconds. */
export const temporaryLifetime = 72 * 3_600_000;

/** A password to be handed over and changed when it is first used: 58 random bits, as `k7mq-2f9x-hd4t`. */
export const makeTemporaryPassword = (): string => [word(), word(), word()].join('-');
