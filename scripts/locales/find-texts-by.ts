import { splitPlural } from './plural-forms.ts';
import type { Languages } from './read-languages.ts';

export type FoundKey = {
  namespace: string;
  /** Without the plural form. */
  key: string;
  /** Spanish first; one entry per plural form. */
  words: { language: string; key: string; value: string; file: string; line: number }[];
  note: string | undefined;
};

/**
 * `asked` is a `namespace:key`, a key or its end (`title`), or words in any language. Whole keys
 * win over ends, and ends over words.
 */
export function findTextsBy(asked: string, { spanish, others, notes }: Languages): FoundKey[] {
  const all = [...spanish.catalogues].flatMap(([namespace, { texts }]) => {
    const words = [spanish, ...others].flatMap(({ code, catalogues }) => {
      const { file = '', texts: own } = catalogues.get(namespace) ?? {};
      return [...(own?.values() ?? [])]
        .filter(({ value }) => value !== '')
        .map((text) => ({ ...text, language: code, file }));
    });
    const byKey = Map.groupBy(words, (text) => splitPlural(text.key).base);
    const keys = new Set([...texts.keys()].map((key) => splitPlural(key).base));
    return [...keys].map((key) => {
      const note = notes.catalogues.get(namespace)?.texts.get(key)?.value;
      return { namespace, key, words: byKey.get(key) ?? [], note };
    });
  });
  const wanted = splitPlural(asked).base;
  const isSaid = ({ language, value }: FoundKey['words'][number]) =>
    value.toLocaleLowerCase(language).includes(asked.toLocaleLowerCase(language));
  const ways: ((found: FoundKey) => boolean)[] = [
    ({ namespace, key }) => key === wanted || `${namespace}:${key}` === wanted,
    ({ key }) => key.endsWith(`.${wanted}`),
    ({ words }) => words.some(isSaid),
  ];
  return ways.map((way) => all.filter(way)).find((found) => found.length > 0) ?? [];
}
