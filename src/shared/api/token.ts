/** Name under which the session token is kept. Source: document 1, section 9. */
const storageKey = 'token';

export const readToken = (): string | null => localStorage.getItem(storageKey);

export const storeToken = (token: string): void => localStorage.setItem(storageKey, token);

export const discardToken = (): void => localStorage.removeItem(storageKey);
