import i18next from 'i18next';
import { changeLanguage, pseudoLanguage } from '@/shared/i18n';
import { markKeys } from './key-marker';

/** A second name of a language, for its words with marks; Intl takes it for the language itself. */
const markedName = (language: string) =>
  `${language}${language.includes('-x-') ? '' : '-x'}-marked`;

let stopWatching: (() => void) | undefined;

/** Shows the words of a story as the toolbar says: `locale` a language or pseudo, `keys` off or on. */
export async function showWords(globals: Record<string, unknown>): Promise<void> {
  const { locale = 'es' } = globals;
  const language = locale === 'pseudo' ? pseudoLanguage : String(locale);
  const hasKeys = globals['keys'] === 'on';
  await changeLanguage(language);
  markKeys(hasKeys);
  // Another name, so that everything that is shown asks for its text anew.
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
