import { deviceTexts } from '@/shared/lib/storage';

/** Name under which the session token is kept. See docs/product/account.md. */
export const tokenKey = 'token';

export const readToken = (): string | null => deviceTexts.read(tokenKey);

export const storeToken = (token: string): void => {
  deviceTexts.write(tokenKey, token);
};

export const discardToken = (): void => deviceTexts.remove(tokenKey);

/** Value that passes through the storage when a session ends by itself, so that other tabs can tell. */
export const expiredToken = '';

/** The same for a session that ended because nobody could be asked whose it is. */
export const lostToken = '-';

/** Forgets a token that leads to nobody any more; nobody signed out. */
export function expireToken(mark = expiredToken): void {
  storeToken(mark);
  discardToken();
}
