import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** See docs/product/access.md. */
export const proofRequested = createAction('api/proofAsked');

/** See docs/product/account.md. */
export const factorDemanded = createAction('api/factorDemanded');

function makeQuestion(asking: () => UnknownAction) {
  let pending: PromiseWithResolvers<boolean> | undefined;
  return {
    ask: (dispatch: (action: UnknownAction) => unknown): Promise<boolean> => {
      if (pending === undefined) {
        pending = Promise.withResolvers();
        dispatch(asking());
      }
      return pending.promise;
    },
    end: (isDone: boolean): void => {
      pending?.resolve(isDone);
      pending = undefined;
    },
  };
}

const proof = makeQuestion(proofRequested);
const factor = makeQuestion(factorDemanded);

/** The action that lets a rejected call succeed, by the rejection's reason. */
export const remedies: Partial<Record<string, typeof proof.ask>> = {
  'step-up': proof.ask,
  'second-factor': factor.ask,
};

export const { end: endProof } = proof;
export const { end: endFactor } = factor;
