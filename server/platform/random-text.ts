import { randomBytes } from 'node:crypto';

/** Base64url; unguessable from 16 bytes on. */
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');
