let round = 0;
const listeners = new Set<() => void>();
const failedStyles = new Set<HTMLLinkElement>();

export const readRound = (): number => round;

export function subscribeToRounds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Retries failed code, words and styles; visible parts at once. */
export function forgetFailedLoads(): void {
  round += 1;
  for (const listener of listeners) listener();
}

export const readFailedStyles = (): HTMLLinkElement[] => [...failedStyles];

/** Importing the code again does not request its styles again. */
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

// Journeys import this file without a window.
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);
