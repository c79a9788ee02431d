import { formsOf, splitPlural } from './plural-forms.ts';
import type { Catalogue, Text } from './read-catalogue.ts';

export type ExpectedText = {
  key: string;
  spanish: Text;
  /** A plural's form `other`, which has all placeholders. */
  whole: Text;
  /** `base` is the key without its form. */
  plural: { base: string; form: string } | undefined;
};

export const serverNamespace = 'server';

/** The server reads this catalogue without i18next. */
export const isServers = ({ file }: Catalogue): boolean =>
  file.endsWith(`/${serverNamespace}.json`);

/** In Spanish order; a plural counts once per form of the language. */
export function expectedTexts(spanish: Catalogue, language: string): ExpectedText[] {
  const expected = new Map<string, ExpectedText>();
  const forms = formsOf(language, { isServer: isServers(spanish) });
  for (const text of spanish.texts.values()) {
    const { base, form: ofSpanish } = splitPlural(text.key);
    if (ofSpanish === undefined) {
      expected.set(text.key, { key: text.key, spanish: text, whole: text, plural: undefined });
      continue;
    }
    const whole = spanish.texts.get(`${base}_other`) ?? text;
    for (const form of forms) {
      const key = `${base}_${form}`;
      const same = spanish.texts.get(key) ?? whole;
      expected.set(key, { key, spanish: same, whole, plural: { base, form } });
    }
  }
  return [...expected.values()];
}
