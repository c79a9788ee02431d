type HearPop = (event: PopStateEvent) => void;

let hear: HearPop | null = null;

/** Who hears of back and forward before the router does; null for nobody. */
export function hearPops(next: HearPop | null): void {
  hear = next;
}

/**
 * To be called before the router is there: what happens to the window is told to its listeners in the
 * order in which they came, whether they capture or not.
 */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => hear?.(event));
}
