import { hash } from 'node:crypto';
import { Secret } from 'otpauth';

/** Recovery codes of one person. */
const count = 10;

/** What counts of a code as it is typed. */
const bare = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

/** New codes of 120 random bits each, in base 32, as they are shown: six groups of four. Older ones have four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    new Secret({ size: 15 }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'),
  );

/** What is stored of a code: SHA-256 in hexadecimal. */
export const hashRecoveryCode = (code: string): string => hash('sha256', bare(code));
