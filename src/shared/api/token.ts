import { deviceTexts, tabTexts } from '@/shared/lib/storage';
import type { SessionEnd } from './session-expired';

/** Storage key. See docs/product/account.md. */
export const tokenKey = 'token';

/** Why the last session ended, so that this tab can report it after a reload. */
const endKey = 'session-end';

const ends: readonly SessionEnd[] = ['expired', 'suspended', 'unreachable'];

export const readToken = (): string | null => deviceTexts.read(tokenKey);

export function storeToken(token: string): void {
  forgetSessionEnd();
  deviceTexts.write(tokenKey, token);
}

export const discardToken = (): void => deviceTexts.remove(tokenKey);

/** Value written to the storage when a session expires, so that other tabs see the reason. */
export const endMark = (end: SessionEnd): string => `-${end}`;

/** Reads such a value. */
export const endIn = (value: string | null): SessionEnd | undefined =>
  ends.find((end) => endMark(end) === value);

/** Discards an invalid token; this is not a sign-out. */
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
