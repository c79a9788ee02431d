import { type Navigator, type Path, type To, parsePath } from 'react-router-dom';

type PopListener = (event: PopStateEvent) => void;

let listener: PopListener | null = null;

function listenForPops(next: PopListener | null): void {
  listener = next;
}

/** Call before the router exists: window listeners run in order of registration. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => listener?.(event));
}

export type RoutePath = Pick<Path, 'pathname' | 'search'>;

type AskBefore = (route: RoutePath) => ((go: () => void) => void) | undefined;

/**
 * Asks before each navigation. Blocking needs a data router, too large for a first visit, so
 * browser steps are undone before the router sees them. Returns the function that ends it.
 */
export function holdHistory(navigator: Navigator, askBefore: AskBefore): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- the router's histories are made of closures
  const { push, replace } = navigator;
  let at = entryNow();

  const asking =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const ask = askBefore(toPath(to));
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
    // Entries not made by the router have no number.
    const steps = entry - at || -1;
    window.history.go(-steps);
    ask(() => window.history.go(steps));
  };
  const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  Object.assign(navigator, { push: asking(push), replace: asking(replace) });
  listenForPops(handlePop);
  window.addEventListener('beforeunload', handleUnload);
  return () => {
    Object.assign(navigator, { push, replace });
    listenForPops(null);
    window.removeEventListener('beforeunload', handleUnload);
  };
}

const entryNow = () => Number((window.history.state as { idx?: number } | null)?.idx);

function toPath(to: To): RoutePath {
  const { pathname = window.location.pathname, search = '' } =
    typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search };
}
