import type { Navigator } from 'react-router-dom';
import { type RoutePath, holdHistory } from './hold-history';

export type Claim = {
  /** Addresses that keep the form mounted. */
  keeps: (route: RoutePath) => boolean;
  ask: (leave: () => void) => void;
};

const claims = new Set<Claim>();
let release = () => {};

/** Returns the function that releases the form. */
export function claimChanges(navigator: Navigator, claim: Claim): () => void {
  if (claims.size === 0) release = holdHistory(navigator, askBefore);
  claims.add(claim);
  return () => {
    if (claims.delete(claim) && claims.size === 0) release();
  };
}

/** At once, or after the user agrees to lose changes. */
export function leaveBy(leave: () => void): void {
  const ask = askBefore();
  if (ask) ask(leave);
  else leave();
}

/** At once and without a question: everything is saved. */
export function leaveSaved(leave: () => void): void {
  claims.clear();
  release();
  leave();
}

function askBefore(route?: RoutePath) {
  const claim = [...claims].find(({ keeps }) => !route || !keeps(route));
  if (!claim) return undefined;
  return (leave: () => void) => claim.ask(() => leaveSaved(leave));
}
