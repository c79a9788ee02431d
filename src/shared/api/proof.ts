import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** The server wants to know anew who the signed-in person is. See docs/product/access.md. */
export const proofAsked = createAction('api/proofAsked');

let asked: PromiseWithResolvers<boolean> | undefined;

/** Asks the person once, however many calls need it. Resolves to whether they proved it. */
export function askForProof(dispatch: (action: UnknownAction) => unknown): Promise<boolean> {
  if (asked === undefined) {
    asked = Promise.withResolvers();
    dispatch(proofAsked());
  }
  return asked.promise;
}

/** Lets the calls that wait for it be made again, or fail. */
export function endProof(isProven: boolean): void {
  asked?.resolve(isProven);
  asked = undefined;
}
