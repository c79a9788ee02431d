import { useSyncExternalStore } from 'react';

/** Bytes. */
type Files = { arrived: number; total: number };

let files: Files | null = null;
const listeners = new Set<() => void>();

const read = (): number | null =>
  files && files.total > 0 ? Math.floor((files.arrived / files.total) * 100) / 100 : null;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function set(next: Files | null) {
  const before = read();
  files = next;
  if (read() !== before) for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The browser asks before it closes an uploading tab. */
export const deliveredShare = {
  read,
  begin() {
    window.addEventListener('beforeunload', ask);
    set(null);
  },
  note: (arrived: number, total: number) => set({ arrived, total }),
  end() {
    window.removeEventListener('beforeunload', ask);
    set(null);
  },
};

/** 0 to 1 in steps of 0.01; null without an upload. */
export const useDeliveredShare = (): number | null => useSyncExternalStore(subscribe, read);
