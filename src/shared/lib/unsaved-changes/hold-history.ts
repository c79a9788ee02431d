import { type Navigator, type Path, type To, parsePath } from 'react-router-dom';
import { hearPops } from './before-router';

export type Place = Pick<Path, 'pathname' | 'search'>;

/** How to ask before one goes to a place; undefined where one may go freely. */
type AskBefore = (place: Place) => ((go: () => void) => void) | undefined;

/**
 * Asks before each change of place, until the answer is called. The router can do so itself only as a
 * data router, for which a first visit has no room. So its navigator asks; the browser's back and
 * forward are taken back before the router hears of them; and the browser asks before the page closes.
 */
export function holdHistory(navigator: Navigator, askBefore: AskBefore): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- the router's histories are made of closures
  const { push, replace } = navigator;
  let at = entryNow();

  const asking =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const ask = askBefore(placeOf(to));
      if (ask) {
        ask(() => go(to, ...rest));
        return;
      }
      go(to, ...rest);
      at = entryNow();
    };

  const handlePop = (event: PopStateEvent) => {
    const entry = entryNow();
    const isTakenBack = entry === at;
    const ask = isTakenBack ? undefined : askBefore(window.location);
    if (isTakenBack || ask) event.stopImmediatePropagation();
    if (!ask) {
      at = entry;
      return;
    }
    // An entry that is not the router's has no number: most likely one came back to it.
    const steps = entry - at || -1;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
  };
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  Object.assign(navigator, { push: asking(push), replace: asking(replace) });
  hearPops(handlePop);
  window.addEventListener('beforeunload', handleUnload);
  return () => {
    Object.assign(navigator, { push, replace });
    hearPops(null);
    window.removeEventListener('beforeunload', handleUnload);
  };
}

/** The router's number of the entry of history that one is at. */
const entryNow = () => Number((window.history.state as { idx?: number } | null)?.idx);

function placeOf(to: To): Place {
  const { pathname = window.location.pathname, search = '' } =
    typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search };
}
