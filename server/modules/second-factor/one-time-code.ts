import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../src/shared/config/brand.ts';

/** Seconds for which a code is good, and how many codes before and after are taken for clocks that differ. */
const period = 30;
const window = 1;

const codesOf = (secret: string, label = '') =>
  new TOTP({ issuer: brand, label, secret: Secret.fromBase32(secret), period });

/** A new secret of 160 bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an application reads from a QR code. */
export const addressOf = (secret: string, email: string): string =>
  codesOf(secret, email).toString();

/** The number of the 30 seconds that a code is for; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = codesOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
