import type { Navigator } from 'react-router-dom';
import { type Place, holdHistory } from './hold-history';

/** A form whose changes nobody has saved. */
export type Claim = {
  /** Whether the form and what was typed into it stay at a place, so that one may go there freely. */
  keeps: (place: Place) => boolean;
  /** Asks the person; `leave` does what they were about to do. */
  ask: (leave: () => void) => void;
};

const claims = new Set<Claim>();
let release = () => {};

/** Lets nobody leave a form unasked from now on. The answer gives the claim up. */
export function claimChanges(navigator: Navigator, claim: Claim): () => void {
  if (claims.size === 0) release = holdHistory(navigator, askBefore);
  claims.add(claim);
  return () => {
    if (claims.delete(claim) && claims.size === 0) release();
  };
}

/** Does what loses unsaved changes: at once where there are none, else when the person says so. */
export function leaveBy(leave: () => void): void {
  const ask = askBefore();
  if (ask) ask(leave);
  else leave();
}

/** How to ask before something is done, or undefined where nobody loses anything. */
function askBefore(place?: Place) {
  const claim = [...claims].find(({ keeps }) => !place || !keeps(place));
  if (!claim) return undefined;
  return (leave: () => void) =>
    claim.ask(() => {
      claims.clear();
      release();
      leave();
    });
}
