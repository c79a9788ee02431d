import { deviceTexts, tabTexts } from '@/shared/lib/storage';
import type { SessionEnd } from './session-expired';

/** Name under which the session token is kept. See docs/product/account.md. */
export const tokenKey = 'token';

/** Why the last session ended, so that this tab can say so after a reload. */
const endKey = 'session-end';

const ends: readonly SessionEnd[] = ['expired', 'suspended', 'unreachable'];

export const readToken = (): string | null => deviceTexts.read(tokenKey);

export function storeToken(token: string): void {
  forgetSessionEnd();
  deviceTexts.write(tokenKey, token);
}

export const discardToken = (): void => deviceTexts.remove(tokenKey);

/** Value that passes through the storage when a session ends by itself, so that other tabs can tell. */
export const endMark = (end: SessionEnd): string => `-${end}`;

/** How a session ended, where a value of the storage is such a mark. */
export const endIn = (value: string | null): SessionEnd | undefined =>
  ends.find((end) => endMark(end) === value);

/** Forgets a token that leads to nobody any more; nobody signed out. */
export function expireToken(end: SessionEnd): void {
  deviceTexts.write(tokenKey, endMark(end));
  discardToken();
  keepSessionEnd(end);
}

export function keepSessionEnd(end: SessionEnd): void {
  tabTexts.write(endKey, end);
}
export const forgetSessionEnd = (): void => tabTexts.remove(endKey);
export const readSessionEnd = (): SessionEnd | undefined =>
  ends.find((end) => end === tabTexts.read(endKey));
