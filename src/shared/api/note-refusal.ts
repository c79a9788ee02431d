import type { UnknownAction } from '@reduxjs/toolkit';
import type { Problem } from './problem';
import { rightRefused, sessionExpired } from './session-expired';
import { expireToken, readToken } from './token';

type Dispatch = (action: UnknownAction) => unknown;
type Refusal = { kind: Problem['kind']; reason?: Problem['reason'] | undefined };

let held: PromiseWithResolvers<boolean> | undefined;

/** Lets calls wait until somebody has signed in again, or gives up. */
export const holdCalls = (): void => {
  held ??= Promise.withResolvers<boolean>();
};

/** Lets the calls that wait go on, as the same person or in vain. */
export function releaseCalls(isBack: boolean): void {
  held?.resolve(isBack);
  held = undefined;
}

/** Whether a call that was refused may be made again: resolves once that is known. */
export const untilBack = async (): Promise<boolean> => (await held?.promise) ?? false;

/** Stores hear here of what was refused to calls that do not go through them: uploads and deliveries. */
export const refusalHearers = new Set<Dispatch>();

const tellHearers: Dispatch = (action) => refusalHearers.forEach((dispatch) => dispatch(action));

/** Takes in that the server refused the session of `token`, or a right of its person, unless another came meanwhile. */
export function noteRefusal(
  { kind, reason }: Refusal,
  token: string | null,
  dispatch: Dispatch = tellHearers,
): void {
  if (!token || token !== readToken()) return;
  if (kind === 'unauthorized') {
    const end = reason === 'suspended' ? reason : 'expired';
    expireToken(end);
    dispatch(sessionExpired(end));
  }
  if (kind === 'forbidden' && reason === 'right') dispatch(rightRefused());
}
