import type { createStore } from '@/app/redux/create-store';
import { readToken } from '@/shared/api';
import { changeLanguage, chosenLanguage, pseudoLanguage } from '@/shared/i18n';
import { createStoredValue } from '@/shared/lib/storage';

/** The last user's language, for the next start. */
const storedLanguage = createStoredValue<string>(
  'language',
  (candidate): candidate is string => typeof candidate === 'string',
);

/** `?language=en` or `?language=pseudo`, in development only. */
function languageOfAddress(): string | null {
  if (!import.meta.env.DEV) return null;
  const language = new URLSearchParams(window.location.search).get('language');
  return language === 'pseudo' ? pseudoLanguage : language;
}

/** The language of the session being restored, or a visitor's choice, else Spanish. */
export function firstLanguage(): string | undefined {
  const stored = (readToken() === null ? chosenLanguage : storedLanguage).read();
  return languageOfAddress() ?? stored ?? undefined;
}

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
