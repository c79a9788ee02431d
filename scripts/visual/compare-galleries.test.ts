import { expect, it } from 'vitest';
import { pairGalleries } from './compare-galleries.ts';
import type { Gallery, Picture } from './gallery.ts';

const picture = (id: string, name = 'Default', width = 1440): Picture => ({
  story: { id, title: 'Kit/Button', name, tags: [], importPath: 'src/Button.stories.tsx' },
  theme: 'dark',
  width,
  picture: `${id} ${width}`,
});
const gallery = (...pictures: Picture[]): Gallery => ({
  pictures,
  notPhotographed: [],
  stories: [],
});

const namesOf = (before: Gallery, after: Gallery) =>
  pairGalleries(before, after).map((pair) => [pair.before?.story.id, pair.after?.story.id]);

it('pairs what has the same id', () => {
  const names = namesOf(
    gallery(picture('a'), picture('b', 'Hover')),
    gallery(picture('b', 'Hover'), picture('a')),
  );
  expect(names).toEqual([
    ['b', 'b'],
    ['a', 'a'],
  ]);
});

it('finds a story again after its title has changed', () => {
  expect(
    namesOf(gallery(picture('button--default')), gallery(picture('kit-button--default'))),
  ).toEqual([['button--default', 'kit-button--default']]);
});

it('keeps what was added and what was removed apart', () => {
  expect(namesOf(gallery(picture('a', 'Old')), gallery(picture('b', 'New')))).toEqual([
    ['a', undefined],
    [undefined, 'b'],
  ]);
});

it('follows the sidebar as it is now, whatever was ready first', () => {
  const before = gallery(picture('a'), picture('gone', 'Gone'), picture('c', 'Third'));
  const after = gallery(picture('a'), picture('new', 'New'), picture('c', 'Third'));
  expect(namesOf(before, after)).toEqual([
    ['a', 'a'],
    ['gone', undefined],
    [undefined, 'new'],
    ['c', 'c'],
  ]);
});

it('compares each width with itself', () => {
  const pairs = pairGalleries(
    gallery(picture('a')),
    gallery(picture('a'), picture('a', 'Default', 390)),
  );
  expect(pairs.map(({ before, after }) => [before?.width, after?.width])).toEqual([
    [1440, 1440],
    [undefined, 390],
  ]);
});
