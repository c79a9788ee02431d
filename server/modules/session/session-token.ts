import { hash } from 'node:crypto';
import { randomText } from '../../platform/random-text.ts';

/** A new token of 256 random bits, in base64url. */
export function newToken(): string {
  return randomText(32);
}

/** What is stored of a token: its SHA-256 in hexadecimal. */
export function hashToken(token: string): string {
  return hash('sha256', token);
}
