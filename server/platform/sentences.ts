import words from '../../locales/es/server.json' with { type: 'json' };
import type { Genre } from '#contract/artist.ts';
import { catalogues } from './catalogues.ts';

type Value = string | number | Sentence | ((language: string) => string);
type Values = Readonly<Record<string, Value>>;

/** Rendered later, in the reader's language. */
export type Sentence = { readonly key: string; readonly values?: Values };

type WithoutForm<Key> = Key extends `${infer Base}_${'one' | 'many' | 'other'}` ? Base : Key;

export type SentencesOf<Node> = {
  [Key in keyof Node as WithoutForm<Key>]: Node[Key] extends string
    ? Sentence
    : SentencesOf<Node[Key]>;
};

/** Replaces texts that another language lacks. */
export const spanish = 'es';

/** `plural` is for a count that is not written as a number. */
export const sentences = makeSentences(words) as SentencesOf<typeof words>;

/** A stored genre's name. */
export const genreName = (genre: Genre): Sentence => ({ key: `shared.lib.format.genre.${genre}` });

export function fill({ key }: Sentence, values: Values): Sentence {
  return { key, values };
}

/** Returns the text's language too. */
export function say(
  { key, values = {} }: Sentence,
  language: string = spanish,
): { text: string; language: string } {
  const template = getTemplate(key, values.plural ?? values.count, language);
  if (template === undefined) {
    if (language === spanish) throw new Error(`There is no sentence ${key}.`);
    return say({ key, values }, spanish);
  }
  const text = template.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (typeof value === 'function') return value(language);
    return typeof value === 'object' ? say(value, language).text : String(value ?? placeholder);
  });
  return { text, language };
}

function getTemplate(key: string, count: Values[string] | undefined, language: string) {
  const known = catalogues.get(language);
  if (typeof count !== 'number') return known?.get(key);
  const form = new Intl.PluralRules(language).select(count);
  return known?.get(key) ?? known?.get(`${key}_${form}`) ?? known?.get(`${key}_other`);
}

/** @param path where the texts are in the catalogue. */
export function makeSentences(node: object, path: readonly string[] = []): object {
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, string | object]) => {
      if (typeof value === 'object') return [name, makeSentences(value, [...path, name])];
      const base = name.replace(/_(one|many|other)$/, '');
      return [base, { key: [...path, base].join('.') }];
    }),
  );
}
