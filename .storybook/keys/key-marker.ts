import i18next, { type PostProcessorModule } from 'i18next';
import { readMarks, withMark } from './key-marks';

type Resolved = { i18nResolved?: { usedNS?: string; exactUsedKey?: string } };

/** Keys of the texts that were looked up without a mark since the story began, by how they read. */
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

/** Lets every text that is looked up from now on be known by its key. */
export function knowKeys(): void {
  i18next.use(keyMarker);
  i18next.options.postProcess = keyMarker.name;
  i18next.options.postProcessPassResolved = true;
}

/** Whether texts that are looked up from now on carry the mark of their key. */
export function markKeys(isOn: boolean): void {
  isMarking = isOn;
}

/** Another story begins. */
export const forgetKeys = (): void => unmarked.clear();

/** The keys behind a text of the page. A message that was worded before keys were shown has no mark. */
export function keysOf(text: string): string[] {
  const marks = readMarks(text);
  const key = unmarked.get(text.trim());
  return marks.length === 0 && key ? [key] : marks;
}
