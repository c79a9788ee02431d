import { deviceTexts, tabTexts } from '@/shared/lib/storage';
import type { SessionEnd } from './session-expired';

/** See docs/product/account.md. */
export const tokenKey = 'token';

/** Lets this tab report the end after a reload. */
const endKey = 'session-end';

const ends: readonly SessionEnd[] = ['expired', 'suspended', 'unreachable'];

export const readToken = (): string | null => deviceTexts.read(tokenKey);

export function storeToken(token: string): void {
  forgetSessionEnd();
  deviceTexts.write(tokenKey, token);
}

export const discardToken = (): void => deviceTexts.remove(tokenKey);

/** Stored when a session expires, for the other tabs. */
export const endMark = (end: SessionEnd): string => `-${end}`;

export const endIn = (value: string | null): SessionEnd | undefined =>
  ends.find((end) => endMark(end) === value);

/** Unlike a sign-out, other tabs learn the reason. */
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
