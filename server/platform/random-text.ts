import { randomBytes } from 'node:crypto';

/** So many random bytes in base64url, which nobody can guess from 16 on. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
