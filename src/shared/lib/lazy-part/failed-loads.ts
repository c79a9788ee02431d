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

/** Fetches the styles that did not arrive, which are not asked for again with the code that needs them. */
export const loadFailedStyles = (): Promise<unknown> =>
  Promise.all(
    [...failedStyles].map((link) => {
      failedStyles.delete(link);
      return new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
      });
    }),
  );

addEventListener(
  'error',
  ({ target }) => target instanceof HTMLLinkElement && failedStyles.add(target),
  true,
);
