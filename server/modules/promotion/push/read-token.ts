import { timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../../platform/vault/vault.ts';

/** An entry of somebody's bell. */
type Told = { userId: string; newsId: string };

/** Characters: 192 bits. */
const length = 32;

const separator = '~';

const sign = (vault: Vault, { userId, newsId }: Told) =>
  vault.mark(`push-read:${JSON.stringify([userId, newsId])}`).slice(0, length);

/** Lets a worker, which has no session, mark this entry as read and nothing else. */
export const makeReadToken = (vault: Vault, told: Told): string =>
  `${sign(vault, told)}${told.userId}${separator}${told.newsId}`;

/** Null for a token that is not genuine. */
export function findTold(vault: Vault, token: string): Told | null {
  const [userId = '', ...rest] = token.slice(length).split(separator);
  const told = { userId, newsId: rest.join(separator) };
  const [given, wanted] = [token.slice(0, length), sign(vault, told)].map((text) =>
    Buffer.from(text),
  );
  if (given === undefined || wanted === undefined || given.length !== wanted.length) return null;
  return timingSafeEqual(given, wanted) ? told : null;
}
