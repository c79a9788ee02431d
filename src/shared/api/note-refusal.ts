import type { UnknownAction } from '@reduxjs/toolkit';
import type { Problem } from './problem';
import { rightRefused, sessionExpired } from './session-expired';
import { expireToken, readToken } from './token';

type Dispatch = (action: UnknownAction) => unknown;
type Refusal = { kind: Problem['kind']; reason?: Problem['reason'] | undefined };

let held: PromiseWithResolvers<boolean> | undefined;

export const holdCalls = (): void => {
  held ??= Promise.withResolvers<boolean>();
};

/** `isBack` is false if nobody signed in. */
export function releaseCalls(isBack: boolean): void {
  held?.resolve(isBack);
  held = undefined;
}

export const untilBack = async (): Promise<boolean> => (await held?.promise) ?? false;

export const refusalListeners = new Set<Dispatch>();

const notifyListeners: Dispatch = (action) =>
  refusalListeners.forEach((dispatch) => dispatch(action));

/** Ignores a token that was replaced. */
export function noteRefusal(
  { kind, reason }: Refusal,
  token: string | null,
  dispatch: Dispatch = notifyListeners,
): void {
  if (!token || token !== readToken()) return;
  if (kind === 'unauthorized') {
    const end = reason === 'suspended' ? reason : 'expired';
    expireToken(end);
    dispatch(sessionExpired(end));
  }
  if (kind === 'forbidden' && reason === 'right') dispatch(rightRefused());
}
