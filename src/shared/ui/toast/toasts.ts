/** `danger` interrupts a screen reader, the other two wait for a pause. */
type ToastTone = 'success' | 'info' | 'danger';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  action?: { label: string; onPress: () => void };
};

const shownFor = 4_500;
const atMost = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says the outcome of a deed at the edge of the screen, for a few seconds. */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & { tone?: ToastTone }): void {
  lastId += 1;
  change([...toasts, { tone: 'info' as const, ...toast, id: lastId }].slice(-atMost));
  holdToasts();
  releaseToasts();
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Clears the screen, for example between stories. */
export function dismissAllToasts(): void {
  clearTimeout(timer);
  change([]);
}

/** Keeps all of them while somebody reads or has the focus there. */
export const holdToasts = (): void => clearTimeout(timer);

/** Lets the oldest go after its time, then the next. */
export function releaseToasts(): void {
  clearTimeout(timer);
  if (toasts.length === 0) return;
  timer = setTimeout(() => {
    change(toasts.slice(1));
    releaseToasts();
  }, shownFor);
}

export const readToasts = (): readonly Toast[] => toasts;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
