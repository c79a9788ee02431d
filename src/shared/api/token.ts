/** Name under which the session token is kept. See docs/product/account.md. */
export const tokenKey = 'token';

export const readToken = (): string | null => localStorage.getItem(tokenKey);

export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token);

export const discardToken = (): void => localStorage.removeItem(tokenKey);

/** Value that passes through the storage when a session ends by itself, so that other tabs can tell. */
export const expiredToken = '';

/** The same for a session that ended because nobody could be asked whose it is. */
export const lostToken = '-';

/** Forgets a token that leads to nobody any more; nobody signed out. */
export function expireToken(mark = expiredToken): void {
  storeToken(mark);
  discardToken();
}
