import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** The server asks the user to prove their identity again. See docs/product/access.md. */
export const proofAsked = createAction('api/proofAsked');

/** The server requires a second factor that the user lacks. See docs/product/account.md. */
export const factorDemanded = createAction('api/factorDemanded');

/** Asks once, however many calls need it; `ask` resolves to whether the user complied. */
function makeQuestion(asking: () => UnknownAction) {
  let asked: PromiseWithResolvers<boolean> | undefined;
  return {
    ask: (dispatch: (action: UnknownAction) => unknown): Promise<boolean> => {
      if (asked === undefined) {
        asked = Promise.withResolvers();
        dispatch(asking());
      }
      return asked.promise;
    },
    end: (isDone: boolean): void => {
      asked?.resolve(isDone);
      asked = undefined;
    },
  };
}

const proof = makeQuestion(proofAsked);
const factor = makeQuestion(factorDemanded);

/** Maps a rejection's reason to the question that lets the call succeed. */
export const remedies: Partial<Record<string, typeof proof.ask>> = {
  'step-up': proof.ask,
  'second-factor': factor.ask,
};

/** Retries or fails the waiting calls. */
export const { end: endProof } = proof;
export const { end: endFactor } = factor;
