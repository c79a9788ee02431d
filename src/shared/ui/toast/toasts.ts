/** `danger` interrupts a screen reader, the other two wait for a pause. */
type ToastTone = 'success' | 'info' | 'danger';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  action?: { label: string; onPress: () => void };
};

/** Milliseconds; whoever may want to take something back gets longer. */
const shownFor = { words: 4_500, action: 9_000 } as const;
/** The same while others wait. */
const hurriedFor = { words: 2_500, action: 4_500 } as const;

/** The first one is on the screen. Failures wait for it to leave, and of what went well the latest. */
let toasts: readonly Toast[] = [];
let lastId = 0;
let shownSince = 0;
let isHeld = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Says the outcome of an action at the edge of the screen, for a few seconds, one at a time. What is newer
 * takes the place of what merely went well, unless somebody reads that; failures are each shown, in their order.
 */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone }): void {
  lastId += 1;
  const made: Toast = { tone: 'info', ...toast, id: lastId };
  const [shown] = toasts;
  const kept = toasts.filter(
    (other) => other.text !== made.text && (other.tone === 'danger' || (other === shown && isHeld)),
  );
  // The same words again: with what they lead to now, where they were.
  const isAgain = shown?.text === made.text;
  change(isAgain ? [made, ...kept] : [...kept, made]);
}

export function dismissToast(id: number): void {
  isHeld = false;
  change(toasts.filter((toast) => toast.id !== id));
}

/** Clears the screen, for example between stories. */
export function dismissAllToasts(): void {
  isHeld = false;
  change([]);
}

/** Keeps the toast while somebody reads it or has the focus there. */
export function holdToasts(): void {
  isHeld = true;
  wait();
}

/** Lets it go after its time, which begins anew, and then the next. */
export function releaseToasts(): void {
  isHeld = false;
  shownSince = Date.now();
  wait();
}

export const readToast = (): Toast | undefined => toasts[0];

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]) {
  if (next[0] !== toasts[0]) shownSince = Date.now();
  toasts = next;
  wait();
  for (const listener of listeners) listener();
}

function wait() {
  clearTimeout(timer);
  const [shown, ...waiting] = toasts;
  if (!shown || isHeld) return;
  const times = waiting.length > 0 ? hurriedFor : shownFor;
  const due = shownSince + times[shown.action ? 'action' : 'words'];
  timer = setTimeout(() => dismissToast(shown.id), Math.max(0, due - Date.now()));
}
