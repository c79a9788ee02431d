type HearPop = (event: PopStateEvent) => void;

let hear: HearPop | null = null;

export function hearPops(next: HearPop | null): void {
  hear = next;
}

/** Call before the router exists: window listeners run in order of registration. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => hear?.(event));
}
