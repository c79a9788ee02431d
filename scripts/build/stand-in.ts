import { splitPlural } from '../locales/plural-forms.ts';

/** A catalogue file: texts under keys, which may be grouped. */
export type Catalogue = { [key: string]: string | Catalogue };

/** Words of a language, and those of Spanish that stand in for what it lacks. */
export type WithStandIn = { own: Catalogue; spanish: Catalogue };

/**
 * Takes what a language says of a Spanish catalogue, and from Spanish what it does not say: a missing
 * key, an empty text, a group where a text belongs. So an incomplete language costs a browser no second
 * file, and it is known of each text which language it is in. Of a plural without the form
 * that every language has all Spanish ones stand in; for any other form i18next takes that one.
 */
export function withStandIn(words: Catalogue, spanish: Catalogue): WithStandIn {
  const isSaid = (key: string) => typeof words[key] === 'string' && words[key] !== '';
  const result: WithStandIn = { own: {}, spanish: {} };
  for (const [key, text] of Object.entries(words)) {
    if (typeof text === 'string' && typeof spanish[key] !== 'object' && text !== '') {
      result.own[key] = text;
    }
  }
  for (const [key, text] of Object.entries(spanish)) {
    if (typeof text === 'string') {
      const { base, form } = splitPlural(key);
      if (!isSaid(form === undefined ? key : `${base}_other`)) result.spanish[key] = text;
      continue;
    }
    const group = words[key];
    const inside = withStandIn(typeof group === 'object' ? group : {}, text);
    if (Object.keys(inside.own).length > 0) result.own[key] = inside.own;
    if (Object.keys(inside.spanish).length > 0) result.spanish[key] = inside.spanish;
  }
  return result;
}
