import i18next, { type PostProcessorModule } from 'i18next';
import { changeLanguage, pseudoLanguage } from '@/shared/i18n';
import { withMark } from '../../scripts/key-index/key-marks';

type Resolved = { i18nResolved?: { usedNS?: string; exactUsedKey?: string } };

const keyMarker: PostProcessorModule = {
  type: 'postProcessor',
  name: 'key-marker',
  process(text: string, _keys: string | string[], options: Resolved) {
    const { usedNS, exactUsedKey } = options.i18nResolved ?? {};
    return usedNS && exactUsedKey ? withMark(text, `${usedNS}:${exactUsedKey}`) : text;
  },
};

/** A second name of a language, for its words with marks; Intl takes it for the language itself. */
const markedName = (language: string) =>
  `${language}${language.includes('-x-') ? '' : '-x'}-marked`;

let stopWatching: (() => void) | undefined;

/** Shows the words of a story as the toolbar says: `locale` es or pseudo, `keys` off or on. */
export async function showWords(globals: Record<string, unknown>): Promise<void> {
  const language = globals['locale'] === 'pseudo' ? pseudoLanguage : 'es';
  const hasKeys = globals['keys'] === 'on';
  await changeLanguage(language);
  i18next.use(keyMarker);
  i18next.options.postProcess = hasKeys ? [keyMarker.name] : [];
  i18next.options.postProcessPassResolved = hasKeys;
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
