/** A name that nobody else makes. Plain http has no `crypto.randomUUID`. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
