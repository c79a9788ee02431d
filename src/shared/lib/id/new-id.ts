/** A name that nobody else makes. Plain http has no `crypto.randomUUID`. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** One that sorts by the time at which it was made; chance follows, for two devices have a clock alike. */
export const newOrderedId = (): string => `${Date.now()}-${newId()}`;

/** Seed of 32 bits for numbers that shall repeat. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
