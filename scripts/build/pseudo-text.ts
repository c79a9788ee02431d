import type { Catalogue } from './stand-in.ts';

/** What i18next reads itself: placeholders, other texts, tags and entities. */
const protectedParts = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>|&\w+;)/;

/** Only letters that the typeface of the product has. */
const accented: Record<string, string> = { a: 'å', e: 'ê', i: 'ï', o: 'ô', u: 'û' };
const vowels = /[aáeéiíoóuúü]/gi;
const others: Record<string, string> = { c: 'ç', C: 'Ç', n: 'ñ', N: 'Ñ', y: 'ÿ', Y: 'Ý' };

/** How much longer a text becomes by its letters: a word grows more than a sentence in translation. */
const growth = [
  { upTo: 6, factor: 2 },
  { upTo: 14, factor: 1.6 },
  { upTo: Infinity, factor: 1.4 },
];

/**
 * A Spanish text as the pseudo-language shows it: accented, at least 40 % longer (short ones up to
 * twice as long) and in brackets that show a cut; what i18next reads itself stays as it is.
 * `Buscar` → `[Bûûûûsçåååår]`.
 */
export function pseudoText(text: string): string {
  if (text === '') return '';
  // Every second part is one that the pattern has found.
  const parts = text.split(protectedParts);
  const words = parts.filter((_part, place) => place % 2 === 0).join('');
  const vowelCount = words.match(vowels)?.length ?? 0;
  const { factor } = growth.find(({ upTo }) => words.length <= upTo) ?? { factor: 1 };
  const added = Math.max(Math.ceil(words.length * (factor - 1)), vowelCount);
  let place = 0;
  /** The first vowels take what does not divide by all of them. */
  const repeats = () => {
    place += 1;
    return Math.floor((added + vowelCount - place) / vowelCount);
  };
  const shown = parts.map((part, at) => (at % 2 === 0 ? stretch(part, repeats) : part)).join('');
  const padding = vowelCount === 0 && /\p{L}/u.test(words) ? '~'.repeat(added) : '';
  return `[${shown}${padding}]`;
}

function stretch(part: string, repeats: () => number): string {
  return part
    .replaceAll(vowels, (letter) => {
      const small = letter.toLowerCase();
      const drawn = accented[small.normalize('NFD').charAt(0)] ?? small;
      return (letter === small ? drawn : drawn.toUpperCase()) + drawn.repeat(repeats());
    })
    .replaceAll(/[cny]/gi, (letter) => others[letter] ?? letter);
}

/** A whole Spanish catalogue in the pseudo-language. */
export function pseudoCatalogue(words: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoCatalogue(text),
    ]),
  );
}
