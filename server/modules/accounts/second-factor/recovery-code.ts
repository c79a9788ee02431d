import { hash } from 'node:crypto';
import { Secret } from 'otpauth';

const count = 10;

const bare = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

/** 120 random bits, base 32, in six groups of four; older codes have four groups. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () =>
    new Secret({ size: 15 }).base32.toLowerCase().replace(/(.{4})(?=.)/g, '$1-'),
  );

/** SHA-256, hexadecimal. */
export const hashRecoveryCode = (code: string): string => hash('sha256', bare(code));
