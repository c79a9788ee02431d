import { useSyncExternalStore } from 'react';

/** Chromium's, in no standard. */
type InstallPromptEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function change(next: InstallPromptEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer until somebody asks for it, so that it covers nothing. */
export function watchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => change(null));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const windowed = matchMedia('(display-mode: standalone)');
  windowed.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    windowed.removeEventListener('change', listener);
  };
};

/** `byHand` on Apple's phones and tablets, whose browsers offer it in their share menu alone. */
export type InstallState = 'installed' | 'offered' | 'byHand' | 'unavailable';

function readState(): InstallState {
  // Apple's own, in no standard.
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  const isApple = standalone !== undefined;
  if (standalone === true || matchMedia('(display-mode: standalone)').matches) return 'installed';
  if (offer) return 'offered';
  return isApple ? 'byHand' : 'unavailable';
}

export const useInstallState = (): InstallState => useSyncExternalStore(subscribe, readState);

/** Shows the browser's own question; it can be asked once. */
export async function askToInstall(): Promise<void> {
  const asked = offer;
  change(null);
  await asked?.prompt();
}
