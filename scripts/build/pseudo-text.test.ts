import { globSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { pseudoLanguage } from '../../src/shared/i18n/pseudo-language';
import type { Catalogue } from './stand-in';
import { pseudoCatalogue, pseudoText } from './pseudo-text';

it.each([
  ['Buscar', '[Bûûûûsçåååår]'],
  ['Ñu', '[Ñûûû]'],
  ['Tu música', '[Tûûû mûûûsïïçåå]'],
  ['Hola, {{name}}', '[Hôôôôlåååå, {{name}}]'],
  ['{{shown}} · {{text}}', '[{{shown}} · {{text}}]'],
  ['JPG', '[JPG~~~]'],
  [
    '<0>Términos</0> y $t(more, {"count": {{count}} })',
    '[<0>Têêêêrmïïïñôôôs</0> ÿ $t(more, {"count": {{count}} })]',
  ],
  ['Álbum&nbsp;1', '[Åååålbûûûûm&nbsp;1]'],
  ['', ''],
])('shows %j as %j', (text, shown) => {
  expect(pseudoText(text)).toBe(shown);
});

const protectedParts = /\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>/g;

const getTexts = (words: Catalogue): string[] =>
  Object.values(words).flatMap((text) => (typeof text === 'string' ? [text] : getTexts(text)));

const spanish = globSync('locales/es/*.json').flatMap((file) =>
  getTexts(JSON.parse(readFileSync(file, 'utf8')) as Catalogue),
);

const getLength = (text: string) => text.replaceAll(protectedParts, '').length;

it('lengthens every text of the product by 40 % and leaves its placeholders alone', () => {
  expect(spanish.length).toBeGreaterThan(100);
  const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(protectedParts, ''));
  const isShort = (text: string) => getLength(pseudoText(text)) < getLength(text) * 1.4;
  expect(spanish.filter((text) => hasLetters(text) && isShort(text))).toEqual([]);
  const getPlaceholders = (text: string) => JSON.stringify(text.match(protectedParts));
  const isDamaged = (text: string) => getPlaceholders(text) !== getPlaceholders(pseudoText(text));
  expect(spanish.filter(isDamaged)).toEqual([]);
});

it('speaks through i18next with Spanish numbers and plurals', async () => {
  const words = {
    tracks_one: '{{count}} canción',
    tracks_many: '{{count}} de canciones',
    tracks_other: '{{count}} canciones de {{brand}}',
    price: 'Por {{cents, number}}',
    both: '$t(price, {"cents": 1234.5})',
  };
  const i18next = createInstance();
  await i18next.init({
    lng: pseudoLanguage,
    resources: { [pseudoLanguage]: { 'shared.ui': pseudoCatalogue(words) } },
    defaultNS: 'shared.ui',
    interpolation: { defaultVariables: { brand: 'Tonada' } },
  });
  const t = i18next.t as unknown as (key: string, options?: object) => string;
  expect(t('tracks', { count: 1 })).toBe('[1 çåååñçïïïôôñ]');
  expect(t('tracks', { count: 3 })).toMatch(/^\[3 .* Tonada\]$/);
  expect(t('tracks', { count: 2_000_000 })).toMatch(/^\[2000000 d/);
  expect(t('both')).toMatch(/^\[\[P.*r 1234,5\]\]$/);
});
