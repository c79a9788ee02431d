import { splitPlural } from '../locales/plural-forms.ts';

export type Catalogue = { [key: string]: string | Catalogue };

export type WithStandIn = { own: Catalogue; spanish: Catalogue };

/**
 * Fills missing keys, empty texts and mistyped groups from Spanish, so that the browser needs no
 * second file and each text's language is known. A plural without `other` takes all Spanish
 * forms; i18next replaces any other missing form by `other`.
 */
export function withStandIn(words: Catalogue, spanish: Catalogue): WithStandIn {
  const hasText = (key: string) => typeof words[key] === 'string' && words[key] !== '';
  const result: WithStandIn = { own: {}, spanish: {} };
  for (const [key, text] of Object.entries(words)) {
    if (typeof text === 'string' && typeof spanish[key] !== 'object' && text !== '') {
      result.own[key] = text;
    }
  }
  for (const [key, text] of Object.entries(spanish)) {
    if (typeof text === 'string') {
      const { base, form } = splitPlural(key);
      if (!hasText(form === undefined ? key : `${base}_other`)) result.spanish[key] = text;
      continue;
    }
    const group = words[key];
    const inside = withStandIn(typeof group === 'object' ? group : {}, text);
    if (Object.keys(inside.own).length > 0) result.own[key] = inside.own;
    if (Object.keys(inside.spanish).length > 0) result.spanish[key] = inside.spanish;
  }
  return result;
}
