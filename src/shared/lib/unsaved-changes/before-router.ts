type PopListener = (event: PopStateEvent) => void;

let listener: PopListener | null = null;

export function listenForPops(next: PopListener | null): void {
  listener = next;
}

/** Call before the router exists: window listeners run in order of registration. */
export function listenBeforeRouter(): void {
  addEventListener('popstate', (event) => listener?.(event));
}
