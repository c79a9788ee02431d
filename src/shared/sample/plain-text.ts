import { withoutAccents } from '../lib/text-filter/matches-text.ts';

/**
 * Lower case without accents; other characters become one space: `'¿Dónde, Ñu?'` is `'donde nu'`.
 */
export function plainText(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** At most `longest` characters, safe in an id: `'Sal de aquí'` is `'sal-de-aqui'`. */
export function slug(text: string, longest: number): string {
  const words = plainText(text).replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, longest).replace(/^-+|-+$/g, '');
}
