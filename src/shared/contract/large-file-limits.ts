/** Bytes from which a file is sent so that it can go on where it broke; as many go in one call. */
export const largeFrom = 8 * 1024 * 1024;
