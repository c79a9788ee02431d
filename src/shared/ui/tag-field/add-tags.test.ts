import { expect, it } from 'vitest';
import { addTags } from './add-tags';

it.each([
  ['one', 'bolero', ['Rock', 'bolero'], ''],
  ['several', ' bolero , son  cubano,', ['Rock', 'bolero', 'son cubano'], ''],
  ['nothing', ' , ', ['Rock'], ''],
  ['one that is there, case and accents aside', 'RÓCK', ['Rock'], 'RÓCK'],
  ['one twice at once', 'son, Son', ['Rock', 'son'], 'Son'],
  ['more than there is room for', 'a, b, c', ['Rock', 'a', 'b'], 'c'],
])('adds %s', (_, typed, tags, left) => {
  expect(addTags(['Rock'], typed, 3)).toMatchObject({ tags, left });
});

// Proves words: Texts that are too long, in tags
it('keeps one that is too long as it was typed', () => {
  expect(addTags([], 'son, guaracha', 3, 5)).toEqual({
    tags: ['son'],
    left: 'guaracha',
    refusal: { reason: 'long', name: 'guaracha' },
  });
});

it.each([
  ['Rock', { reason: 'twice', name: 'Rock' }],
  ['son', { reason: 'full', name: 'son' }],
])('says why %s is refused', (typed, refusal) => {
  expect(addTags(['Rock'], typed, 1).refusal).toEqual(refusal);
});
