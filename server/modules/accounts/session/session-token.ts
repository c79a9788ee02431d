import { hash } from 'node:crypto';
import { randomText } from '../../../platform/random-text.ts';

/** 256 random bits, base64url. */
export function newToken(): string {
  return randomText(32);
}

/** SHA-256, hexadecimal. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
