import type { createStore } from '@/app/redux/create-store';
import { readToken } from '@/shared/api';
import { changeLanguage, chosenLanguage, pseudoLanguage } from '@/shared/i18n';
import { keptOnDevice } from '@/shared/lib/storage';

/** The language of whoever is signed in on this device, so that their next start speaks it at once. */
const storedLanguage = keptOnDevice<string>(
  'language',
  (candidate): candidate is string => typeof candidate === 'string',
);

/**
 * In development `?language=en` shows any language of `locales/`, and `?language=pseudo` the
 * pseudo-language, whoever is signed in.
 */
function languageOfAddress(): string | null {
  if (!import.meta.env.DEV) return null;
  const language = new URLSearchParams(window.location.search).get('language');
  return language === 'pseudo' ? pseudoLanguage : language;
}

/**
 * The language to start in: that of the person whose session is about to be restored, or the one that
 * a visitor chose, else Spanish.
 */
export function firstLanguage(): string | undefined {
  const stored = (readToken() === null ? chosenLanguage : storedLanguage).read();
  return languageOfAddress() ?? stored ?? undefined;
}

/** Lets the interface speak the language of the signed-in person's profile, or what a visitor chose. */
export function syncLanguage(store: ReturnType<typeof createStore>): void {
  if (languageOfAddress()) return;
  let known = firstLanguage();
  store.subscribe(() => {
    const { status, user } = store.getState().session;
    if (status === 'loading' || user?.language === known) return;
    known = user?.language;
    if (known) storedLanguage.write(known);
    else storedLanguage.clear();
    void changeLanguage(known ?? chosenLanguage.read() ?? undefined);
  });
}
