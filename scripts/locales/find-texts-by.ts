import { splitPlural } from './plural-forms.ts';
import type { Text } from './read-catalogue.ts';
import type { Languages } from './read-languages.ts';

/** A text of Spanish with all that is known of it. */
export type FoundKey = {
  namespace: string;
  /** Without the form of a plural. */
  key: string;
  file: string;
  /** One, or one for each form. */
  texts: Text[];
  note: string | undefined;
};

/**
 * The texts that a person means: `namespace:key`, a key or the end of one (`title`), or words of the
 * Spanish text. Whole keys win over ends, and ends over words.
 */
export function findTextsBy(asked: string, { spanish, notes }: Languages): FoundKey[] {
  const all = [...spanish.catalogues].flatMap(([namespace, { file, texts }]) => {
    const byBase = Map.groupBy(texts.values(), (text) => splitPlural(text.key).base);
    return [...byBase].map(([key, own]) => {
      const note = notes.catalogues.get(namespace)?.texts.get(key)?.value;
      return { namespace, key, file, texts: own, note };
    });
  });
  const wanted = splitPlural(asked).base;
  const words = asked.toLocaleLowerCase('es');
  const ways: ((found: FoundKey) => boolean)[] = [
    ({ namespace, key }) => key === wanted || `${namespace}:${key}` === wanted,
    ({ key }) => key.endsWith(`.${wanted}`),
    ({ texts }) => texts.some(({ value }) => value.toLocaleLowerCase('es').includes(words)),
  ];
  return ways.map((way) => all.filter(way)).find((found) => found.length > 0) ?? [];
}
