import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChanges } from './find-changes.ts';
import type { Picture } from './gallery.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-changes-'));
const getPath = (colour: string) => join(folder, `${colour}.png`);

beforeAll(async () => {
  for (const background of ['red', 'blue']) {
    await sharp({ create: { width: 4, height: 4, channels: 3, background } }).toFile(
      getPath(background),
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const find = (before: Picture[], after: Picture[]) => findChanges(before, after, () => 'drawn');
const of = (outcome: Partial<Picture>, id = 'a', name = 'Default'): Picture => ({
  story: { id, title: 'Kit/A', name, tags: [], importPath: 'src/A.stories.tsx' },
  theme: 'dark',
  width: 390,
  ...outcome,
});
const red = of({ path: getPath('red') });
const blue = of({ path: getPath('blue') });
const broken = of({ failure: '\u001B[31mIt broke.\u001B[39m' });

it.each([
  ['the same', red, red, []],
  ['changed', red, blue, [{ difference: { path: 'drawn', changed: 16, total: 16 } }]],
  ['added', undefined, blue, [{ after: getPath('blue') }]],
  ['removed', red, undefined, [{ before: getPath('red') }]],
  ['failed', red, broken, [{ before: getPath('red'), failure: 'now: It broke.' }]],
  [
    'failed',
    red,
    of({ failure: 'It broke.', path: getPath('blue') }),
    [{ after: getPath('blue'), difference: { changed: 16 }, failure: 'now: It broke.' }],
  ],
  ['failed', broken, red, [{ failure: 'at the base: It broke.' }]],
])('reports that a story is %s', async (kind, before, after, expected) => {
  const changes = await find(before ? [before] : [], after ? [after] : []);
  expect(changes).toMatchObject(expected.map((change) => ({ kind, ...change })));
});

const seen = { path: getPath('red') };
const other = { path: getPath('blue') };
it.each([
  ['the same id, in the order of now', [of(seen), of(seen, 'b', 'Hover')], ['b', 'a']],
  ['its file and name after its title has changed', [of(seen, 'renamed')], ['b', 'a']],
])('identifies a story by %s', async (_, before, expected) => {
  const changes = await find(before, [of(other, 'b', 'Hover'), of(other)]);
  expect(changes.map(({ story }) => story.id)).toEqual(expected);
  expect(changes.at(-1)?.kind).toBe('changed');
});

it('compares each width with itself, and puts what was removed last', async () => {
  const after = [of(seen, 'new', 'New'), { ...red, width: 1440 }, red];
  const changes = await find([of(seen, 'old', 'Old'), red], after);
  expect(changes.map(({ kind, story, width }) => [kind, story.id, width])).toEqual([
    ['added', 'new', 390],
    ['added', 'a', 1440],
    ['removed', 'old', 390],
  ]);
});
