/** Source: https://tus.io/protocols/resumable-upload (1.0.0). */
export const tusVersion = '1.0.0';
export const partType = 'application/offset+octet-stream';

/** Bytes from which a file is sent so that it can go on where it broke; as many go in one call. */
export const largeFrom = 8 * 1024 * 1024;
