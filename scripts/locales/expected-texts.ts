import { formsOf, splitPlural } from './plural-forms.ts';
import type { Catalogue, Text } from './read-catalogue.ts';

/** A text that a language should have. */
export type ExpectedText = {
  key: string;
  /** The Spanish text that it says. */
  spanish: Text;
  /** The Spanish text whose places it has: of a plural the form other, which has all of them. */
  whole: Text;
  /** Of a plural: its key without the form, and the form, which is one of the language. */
  plural: { base: string; form: string } | undefined;
};

export const serverNamespace = 'server';

/** Whether the texts of a catalogue are the server's own, which it reads without i18next. */
export const isServers = ({ file }: Catalogue): boolean =>
  file.endsWith(`/${serverNamespace}.json`);

/**
 * The texts that a language should have for a Spanish catalogue, in the order of Spanish: a plural
 * counts once for each form of the language.
 */
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
