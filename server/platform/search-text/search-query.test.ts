import { describe, expect, it } from 'vitest';
import { parseSearchQuery, toDistinctWords, toSearchQuery } from './search-query.ts';

describe('parseSearchQuery', () => {
  it.each(['', '   ', '\u200B\u3164'])('finds nothing to look for in %j', (text) => {
    expect(parseSearchQuery(text)).toBeNull();
  });

  it('takes the last word as a prefix', () => {
    expect(parseSearchQuery('Corazón de m')).toMatchObject({
      words: ['corazon', 'de', 'm'],
      key: 'corazon de m',
      fullText: "'corazon' & 'de' & 'm':*",
      isShort: false,
    });
  });

  it.each([
    ['a', true],
    ['a b', true],
    ['abc', false],
  ])('asks whether %j is short: %j', (text, isShort) => {
    expect(parseSearchQuery(text)?.isShort).toBe(isShort);
  });

  it('looks for any reading of a mistyped word', () => {
    expect(toSearchQuery([['quien'], ['visto', 'bisto']])).toMatchObject({
      key: 'quien visto',
      fullText: "'quien' & ('visto':* | 'bisto':*)",
    });
  });

  it('keeps the work bounded', () => {
    const query = parseSearchQuery(`${'x'.repeat(400)} ${'luna '.repeat(100)}`);
    expect(query?.words).toHaveLength(10);
    expect(query?.words[0]).toHaveLength(40);
  });
});

it('lists ten distinct words at most', () => {
  expect(toDistinctWords('Luna, luna LUNA sol')).toEqual(['luna', 'sol']);
  const many = Array.from({ length: 491 }, (_, index) => `w${index}`).join(' ');
  expect(toDistinctWords(many)).toHaveLength(10);
});
