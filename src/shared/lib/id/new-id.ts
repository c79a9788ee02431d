/** `crypto.randomUUID` is missing over plain http. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Sorts by creation time; the random part separates devices with the same clock. */
export const newOrderedId = (): string => `${Date.now()}-${newId()}`;

/** 32 bits. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
