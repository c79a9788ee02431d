import i18next from 'i18next';
import { changeLanguage, pseudoLanguage } from '@/shared/i18n';
import { markKeys } from './key-marker';

/** Intl treats the alias as the language itself. */
const markedName = (language: string) =>
  `${language}${language.includes('-x-') ? '' : '-x'}-marked`;

let stopWatching: (() => void) | undefined;

export async function showWords(globals: Record<string, unknown>): Promise<void> {
  const { locale = 'es' } = globals;
  const language = locale === 'pseudo' ? pseudoLanguage : String(locale);
  const hasKeys = globals['keys'] === 'on';
  await changeLanguage(language);
  markKeys(hasKeys);
  // A new name makes every component ask for its text again.
  const name = hasKeys ? markedName(language) : language;
  for (const [namespace, words] of Object.entries(i18next.getDataByLanguage(language) ?? {})) {
    if (hasKeys) i18next.addResourceBundle(name, namespace, words);
  }
  if (i18next.language !== name) await i18next.changeLanguage(name);
  if (hasKeys) {
    const { watchWords } = await import('./watch-words');
    stopWatching ??= watchWords();
  } else {
    stopWatching?.();
    stopWatching = undefined;
  }
}
