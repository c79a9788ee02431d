import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** The server wants to know anew who the signed-in person is. See docs/product/access.md. */
export const proofAsked = createAction('api/proofAsked');

/** The server demands a second factor of the signed-in person, who has none. See docs/product/account.md. */
export const factorDemanded = createAction('api/factorDemanded');

/** Asks the person once, however many calls need it. `ask` resolves to whether they did it. */
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

/** By the reason of a refusal, asks for what lets the same call succeed. */
export const remedies: Partial<Record<string, typeof proof.ask>> = {
  'step-up': proof.ask,
  'second-factor': factor.ask,
};

/** Let the calls that wait for it be made again, or fail. */
export const { end: endProof } = proof;
export const { end: endFactor } = factor;
