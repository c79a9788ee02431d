import type { Catalogue } from './stand-in.ts';

/** Placeholders, references, tags and entities. */
const protectedParts = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>|&\w+;)/;

/** Only letters that the typeface has. */
const accented: Record<string, string> = { a: 'å', e: 'ê', i: 'ï', o: 'ô', u: 'û' };
const vowels = /[aáeéiíoóuúü]/gi;
const others: Record<string, string> = { c: 'ç', C: 'Ç', n: 'ñ', N: 'Ñ', y: 'ÿ', Y: 'Ý' };

/** Short texts grow more in translation. */
const growth = [
  { upTo: 6, factor: 2 },
  { upTo: 14, factor: 1.6 },
  { upTo: Infinity, factor: 1.4 },
];

/**
 * `Buscar` → `[Bûûûûsçåååår]`: accented, at least 40 % longer (short texts up to twice as long),
 * in brackets that reveal a cut. Placeholders and tags stay.
 */
export function pseudoText(text: string): string {
  if (text === '') return '';
  const parts = text.split(protectedParts);
  const words = parts.filter((_part, offset) => offset % 2 === 0).join('');
  const vowelCount = words.match(vowels)?.length ?? 0;
  const { factor } = growth.find(({ upTo }) => words.length <= upTo) ?? { factor: 1 };
  const added = Math.max(Math.ceil(words.length * (factor - 1)), vowelCount);
  let nextIndex = 0;
  /** The first vowels take the remainder. */
  const repeats = () => {
    nextIndex += 1;
    return Math.floor((added + vowelCount - nextIndex) / vowelCount);
  };
  const shown = parts.map((part, at) => (at % 2 === 0 ? lengthen(part, repeats) : part)).join('');
  const padding = vowelCount === 0 && /\p{L}/u.test(words) ? '~'.repeat(added) : '';
  return `[${shown}${padding}]`;
}

function lengthen(part: string, repeats: () => number): string {
  return part
    .replaceAll(vowels, (letter) => {
      const small = letter.toLowerCase();
      const drawn = accented[small.normalize('NFD').charAt(0)] ?? small;
      return (letter === small ? drawn : drawn.toUpperCase()) + drawn.repeat(repeats());
    })
    .replaceAll(/[cny]/gi, (letter) => others[letter] ?? letter);
}

export function pseudoCatalogue(words: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoCatalogue(text),
    ]),
  );
}
