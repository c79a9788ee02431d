import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countChanges, findChanges } from './find-changes.ts';
import type { Picture } from './gallery.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonada-changes-'));
const pathOf = (picture: string) => join(folder, `${picture}.png`);
const store = { pathOf, keepPicture: () => 'drawn' };

beforeAll(async () => {
  for (const background of ['red', 'blue']) {
    await sharp({ create: { width: 4, height: 4, channels: 3, background } }).toFile(
      pathOf(background),
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const of = (outcome: { picture: string } | { failure: string; picture?: string }): Picture => ({
  story: { id: 'a', title: 'Kit/A', name: 'Default', tags: [], importPath: 'src/A.stories.tsx' },
  theme: 'dark',
  width: 390,
  ...outcome,
});
const red = of({ picture: 'red' });
const blue = of({ picture: 'blue' });
const broken = of({ failure: '\u001B[31mIt broke.\u001B[39m' });

it.each([
  [{ before: red, after: red }, []],
  [
    { before: red, after: blue },
    [{ kind: 'changed', difference: { path: pathOf('drawn'), changed: 16, total: 16 } }],
  ],
  [{ after: blue }, [{ kind: 'added', after: pathOf('blue') }]],
  [{ before: red }, [{ kind: 'removed', before: pathOf('red') }]],
  [
    { before: red, after: broken },
    [{ kind: 'failed', before: pathOf('red'), failure: 'now: It broke.' }],
  ],
  [
    { before: red, after: of({ failure: 'It broke.', picture: 'blue' }) },
    [
      {
        kind: 'failed',
        before: pathOf('red'),
        after: pathOf('blue'),
        difference: { changed: 16 },
        failure: 'now: It broke.',
      },
    ],
  ],
  [{ before: broken, after: red }, [{ kind: 'failed', failure: 'at the base: It broke.' }]],
])('%#: tells what happened to a story', async (pair, expected) => {
  expect(await findChanges([pair], store)).toMatchObject(expected);
});

it('counts each kind', async () => {
  const pairs = [
    { before: red, after: blue },
    { after: red },
    { after: blue },
    { before: red, after: red },
  ];
  const counts = countChanges(await findChanges(pairs, store));
  expect(counts).toEqual({ changed: 1, added: 2, removed: 0, failed: 0 });
});
