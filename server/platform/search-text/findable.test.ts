import { expect, it } from 'vitest';
import { joinedWords, toSearchKey, toSearchText } from './findable.ts';

it.each([
  ['S.O.S.', ['sos']],
  ['S O S', ['sos']],
  ['AC/DC en vivo', ['acdc']],
  ['Blink-182', ['blink182']],
  ['Y a ti', ['ya']],
  ['La vida', []],
])('%j is written as one as %j', (text, words) => expect(joinedWords(text)).toEqual(words));

it.each([
  ['!!!', '!!!'],
  [' + ', '+'],
  ['÷', '÷'],
  ['¿?', '¿?'],
  ['Hola!', 'hola'],
  ['\u200B', ''],
])('the key of %j is %j', (name, key) => expect(toSearchKey(name)).toBe(key));

it('has any part of words without spaces', () => {
  expect(toSearchText('夜の曲 Live').split(' ')).toEqual(['夜の曲', 'live', 'の曲', '曲', '']);
});
