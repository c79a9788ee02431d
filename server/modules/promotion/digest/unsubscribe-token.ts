import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../../platform/vault/vault.ts';

/** Characters: 192 bits. */
const length = 32;

const sign = (vault: Vault, userId: string) => vault.mark(`unsubscribe ${userId}`).slice(0, length);

/** It never expires: an old email can still be unsubscribed from. */
export const makeUnsubscribeToken = (vault: Vault, userId: string): string =>
  `${sign(vault, userId)}${userId}`;

/** @returns null for a token that is not genuine. */
export function readUnsubscribeToken(vault: Vault, token: string): string | null {
  const userId = token.slice(length);
  const [given, wanted] = [token.slice(0, length), sign(vault, userId)].map((text) =>
    Buffer.from(text),
  );
  const isGenuine =
    given !== undefined &&
    wanted !== undefined &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted);
  return isGenuine && userId !== '' ? userId : null;
}
