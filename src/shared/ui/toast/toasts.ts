/** `danger` interrupts a screen reader. */
type ToastTone = 'success' | 'info' | 'danger';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  action?: { label: string; onPress: () => void };
};

/** Milliseconds. */
const shownFor = { words: 4_500, action: 10_000 } as const;
const hurriedFor = { words: 2_500, action: 4_500 } as const;

/** Failures queue; of successes only the latest waits. */
let toasts: readonly Toast[] = [];
let lastId = 0;
let shownSince = 0;
let isHeld = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A newer toast replaces a success that nobody is reading. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone }): void {
  lastId += 1;
  const made: Toast = { tone: 'info', ...toast, id: lastId };
  const [shown] = toasts;
  const others = toasts.filter(
    (other) => other.text !== made.text && (other.tone === 'danger' || (other === shown && isHeld)),
  );
  const isAgain = shown?.text === made.text;
  change(isAgain ? [made, ...others] : [...others, made]);
}

export function dismissToast(id: number): void {
  isHeld = false;
  change(toasts.filter((toast) => toast.id !== id));
}

export function dismissAllToasts(): void {
  isHeld = false;
  change([]);
}

export function holdToasts(): void {
  isHeld = true;
  wait();
}

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
