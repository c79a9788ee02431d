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

let stopWatching: (() => void) | undefined;

/** Shows the words of a story as the toolbar says: `locale` es or pseudo, `keys` off or on. */
export async function showWords(globals: Record<string, unknown>): Promise<void> {
  await changeLanguage(globals['locale'] === 'pseudo' ? pseudoLanguage : undefined);
  const hasKeys = globals['keys'] === 'on';
  if (hasKeys === (stopWatching !== undefined)) return;
  i18next.use(keyMarker);
  i18next.options.postProcess = hasKeys ? [keyMarker.name] : [];
  i18next.options.postProcessPassResolved = hasKeys;
  // Everything that is shown asks for its text anew.
  await i18next.changeLanguage(i18next.language);
  if (hasKeys) {
    const { watchWords } = await import('./watch-words');
    stopWatching = watchWords();
  } else {
    stopWatching?.();
    stopWatching = undefined;
  }
}
