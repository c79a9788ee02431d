import { formsOf, joinPlural, splitPlural } from './plural-forms.ts';
import type { Catalogue, Text } from './read-catalogue.ts';

/** A text that a language should have, and the Spanish one that it says. */
export type ExpectedText = {
  key: string;
  spanish: Text;
  /** What of the key is a plural; its form is one of the language. */
  form: string | undefined;
};

export const serverNamespace = 'server';

/**
 * The texts that a language should have for a Spanish catalogue, in the order of Spanish: a plural
 * counts once for each form of the language.
 */
export function expectedTexts(
  spanish: Catalogue,
  language: string,
  { isServer }: { isServer: boolean },
): ExpectedText[] {
  const seen = new Set<string>();
  return [...spanish.texts.values()].flatMap((text): ExpectedText[] => {
    const plural = splitPlural(text.key);
    if (plural.form === undefined) return [{ key: text.key, spanish: text, form: undefined }];
    const whole = joinPlural(plural, 'other');
    if (seen.has(whole)) return [];
    seen.add(whole);
    const { isOrdinal } = plural;
    return formsOf(language, { isOrdinal, isServer }).map((form) => ({
      key: joinPlural(plural, form),
      spanish: spanish.texts.get(joinPlural(plural, form)) ?? spanish.texts.get(whole) ?? text,
      form,
    }));
  });
}
