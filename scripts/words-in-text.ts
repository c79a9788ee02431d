/** A text without tags of HTML, so that only what stands between them is left. */
export const withoutTags = (text: string) =>
  text.replaceAll(/<[^<>]*>|^[^<>]*"\s*\/?>|<[^<>]*$/g, ' ');

export const hasLetters = (text: string) => /\p{L}/u.test(text);

/** As keys, kinds, names of events, constants and colours are written. */
const names = /^(?:[a-z#][\w.:/#{}-]*|[A-Z\d_{}]+)$/;

/** Whether a text is made for people: a space between words, a capital in front, or an accent. */
export const isWordy = (text: string) => hasLetters(text) && !names.test(text.trim());

const word = /^[¡¿(«"'“]*\p{L}[\p{L}’'-]*[.,:;!?…»)"'”]*$/u;

/** As headers and media queries are written: `(hover: none)`, `Bearer {}`. */
const nameAndValue = /^(?:\(?[a-z-]+: ?[\w{}-]+\)?|Bearer \{\})$/;

/**
 * Whether a text is a phrase: two words beside each other, or one beside a place (`{}`), as in
 * `{} songs`.
 */
export function isProse(text: string): boolean {
  if (nameAndValue.test(text.trim())) return false;
  const tokens = text.trim().split(/\s+/);
  const isWord = (token: string | undefined) => token !== undefined && word.test(token);
  return tokens.some((token, place) => {
    const next = tokens[place + 1];
    if (next === undefined) return false;
    if (isWord(token)) return isWord(next) || next === '{}';
    return token === '{}' && isWord(next);
  });
}
