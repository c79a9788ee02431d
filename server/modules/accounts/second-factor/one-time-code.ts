import { Secret, TOTP } from 'otpauth';
import { brand } from '../../../../src/shared/config/brand.ts';

/** Seconds, and codes accepted before and after for clock drift. */
const period = 30;
const window = 1;

const getCodes = (secret: string, label = '') =>
  new TOTP({ issuer: brand, label, secret: Secret.fromBase32(secret), period });

/** 160 random bits, base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** For the QR code. */
export const getAddress = (secret: string, email: string): string =>
  getCodes(secret, email).toString();

/** Time step; null for a wrong code. */
export function getStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = getCodes(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
