/** A unique id; `crypto.randomUUID` is missing over plain http. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * A unique id that sorts by creation time; the random part separates devices with the same clock.
 */
export const newOrderedId = (): string => `${Date.now()}-${newId()}`;

/** A 32-bit seed for repeatable random numbers. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
