let round = 0;
const listeners = new Set<() => void>();
const failedStyles = new Set<HTMLLinkElement>();

/** How often what did not arrive was let be fetched anew. */
export const readRound = (): number => round;

/** Hears when parts that did not arrive may be fetched anew. */
export function subscribeToRounds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets every part whose code, words or style did not arrive be fetched anew, at once where it is shown. */
export function forgetFailedLoads(): void {
  round += 1;
  for (const listener of listeners) listener();
}

/** Style sheets that did not arrive, as they stand in the page. */
export const readFailedStyles = (): HTMLLinkElement[] => [...failedStyles];

/** Fetches style sheets anew, which are not asked for again with the code that needs them. */
export const loadStyles = (links: readonly HTMLLinkElement[]): Promise<unknown> =>
  Promise.all(
    links.map((link) => {
      failedStyles.delete(link);
      return new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
      });
    }),
  );

// Journeys read the lists of screens where there is no window.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);
