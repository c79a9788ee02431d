import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planSuite, withoutKept } from './plan.ts';
import { suites } from './suites.ts';

let folder = '';
let cache = '';

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const tree = {
  'package-lock.json': '{}',
  'vitest.config.ts': '',
  'src/shared/contract/song.ts': 'export const song = 1;',
  'src/entities/song/lib/length.ts': 'export const length = 1;',
  'src/entities/song/lib/length.test.ts': "import { length } from './length';",
  'src/entities/song/ui/Song.tsx': "export const name = 'entities.song';",
  'src/entities/song/ui/Song.stories.tsx': "import { name } from './Song';",
  'src/entities/other/ui/Other.stories.tsx': '',
  'locales/es/entities.song.json': '{}',
  '.storybook/preview.tsx': '',
  'server/main.ts': "import { song } from '#contract/song.ts';",
  'server/migrations/1.sql': '',
  'server/main.test.ts': "import './main.ts';",
  'tests/e2e/player.spec.ts': '',
  'tests/attacks/files.test.ts': '',
  'docs/README.md': '',
};

const run = () => {
  const daily = suites.filter((suite) => suite.in.includes('test'));
  return withoutKept(daily.map((suite) => planSuite({ ...suite, args: [] }, folder, cache, false)));
};

/** As after a run in which everything passed. */
function pass() {
  for (const { kept, remaining } of run()) {
    const all = remaining ?? Object.keys(tree);
    kept?.keep(new Map(all.filter((path) => path in tree).map((path) => [path, 2])));
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tonada-plan-'));
  cache = join(folder, 'cache');
  for (const [path, text] of Object.entries(tree)) write(path, text);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = () =>
  run()
    .filter(({ keeps }) => keeps)
    .map(({ name, remaining }) => [name, ...(remaining ?? ['all'])].join(' '));

it('runs everything the first time', () => {
  expect(names().every((each) => each.endsWith(' all'))).toBe(true);
  expect(names()).toHaveLength(5);
});

it.each([
  ['nothing', 'docs/README.md', []],
  [
    'the client',
    'src/entities/song/ui/Song.tsx',
    ['e2e all', 'stories src/entities/song/ui/Song.stories.tsx'],
  ],
  [
    'a text of the client',
    'locales/es/entities.song.json',
    ['e2e all', 'stories src/entities/song/ui/Song.stories.tsx'],
  ],
  ['pure code', 'src/entities/song/lib/length.ts', ['e2e all', 'pure all']],
  ['the server', 'server/migrations/1.sql', ['e2e all', 'server all', 'attacks all']],
  ['the contract', 'src/shared/contract/song.ts', ['e2e all', 'server all', 'attacks all']],
  ['a journey', 'tests/e2e/player.spec.ts', ['e2e all']],
])('after a change of %s it runs what reaches it', (_, path, expected) => {
  pass();
  expect(names()).toEqual([]);
  write(path, '// changed');
  expect(names()).toEqual(expected);
});

it('runs everything with other packages', () => {
  pass();
  write('package-lock.json', '{"packages":{}}');
  expect(names()).toHaveLength(5);
});

it('keeps nothing of a file that changed while it ran', () => {
  const pure = run().find(({ name }) => name === 'pure');
  write('src/entities/song/lib/length.ts', '// changed');
  pure?.kept?.keep(new Map([['src/entities/song/lib/length.test.ts', 1]]));
  write('src/entities/song/lib/length.ts', tree['src/entities/song/lib/length.ts']);
  expect(names()).toContain('pure all');
});
