import { randomBytes } from 'node:crypto';

/** Random bytes in base64url; unguessable from 16 bytes on. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
