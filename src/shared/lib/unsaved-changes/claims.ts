import type { Navigator } from 'react-router-dom';
import { type Place, holdHistory } from './hold-history';

export type Claim = {
  /** The form and its content stay mounted at this address, so navigation is free. */
  keeps: (place: Place) => boolean;
  /** Asks the user; `leave` continues the navigation. */
  ask: (leave: () => void) => void;
};

const claims = new Set<Claim>();
let release = () => {};

/** Asks before any leaving of the form; the returned function releases it. */
export function claimChanges(navigator: Navigator, claim: Claim): () => void {
  if (claims.size === 0) release = holdHistory(navigator, askBefore);
  claims.add(claim);
  return () => {
    if (claims.delete(claim) && claims.size === 0) release();
  };
}

/** Runs `leave` at once, or after the user confirms the loss of unsaved changes. */
export function leaveBy(leave: () => void): void {
  const ask = askBefore();
  if (ask) ask(leave);
  else leave();
}

/** Undefined where nothing would be lost. */
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
