import i18next, { type PostProcessorModule } from 'i18next';
import { readMarks, withMark } from './key-marks';

type Resolved = { i18nResolved?: { usedNS?: string; exactUsedKey?: string } };

/** Keys looked up unmarked since the story began, by text. */
const unmarked = new Map<string, string>();
let isMarking = false;

const keyMarker: PostProcessorModule = {
  type: 'postProcessor',
  name: 'key-marker',
  process(text: string, _keys: string | string[], options: Resolved) {
    const { usedNS, exactUsedKey } = options.i18nResolved ?? {};
    if (!usedNS || !exactUsedKey) return text;
    const key = `${usedNS}:${exactUsedKey}`;
    if (isMarking) return withMark(text, key);
    unmarked.set(text, key);
    return text;
  },
};

export function knowKeys(): void {
  i18next.use(keyMarker);
  i18next.options.postProcess = keyMarker.name;
  i18next.options.postProcessPassResolved = true;
}

export function markKeys(isOn: boolean): void {
  isMarking = isOn;
}

export const forgetKeys = (): void => unmarked.clear();

/** A message formatted before marking was switched on has no mark. */
export function getKeys(text: string): string[] {
  const marks = readMarks(text);
  const key = unmarked.get(text.trim());
  return marks.length === 0 && key ? [key] : marks;
}
