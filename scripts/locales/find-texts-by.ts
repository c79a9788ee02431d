import { splitPlural } from './plural-forms.ts';
import type { Languages } from './read-languages.ts';

/** A text of Spanish with all that is known of it. */
export type FoundKey = {
  namespace: string;
  /** Without the form of a plural. */
  key: string;
  /** In each language that has words for it, Spanish first; one for each form of a plural. */
  words: { language: string; key: string; value: string; file: string; line: number }[];
  note: string | undefined;
};

/**
 * The texts that a person means: `namespace:key`, a key or the end of one (`title`), or words of the
 * text in any language. Whole keys win over ends, and ends over words.
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
