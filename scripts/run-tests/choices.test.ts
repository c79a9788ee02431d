import { expect, test } from 'vitest';
import {
  chooseSuites,
  readChoices,
  shardArguments,
  UsageError,
  type Shard,
  type Sharing,
} from './choices.ts';
import { suites } from './suites.ts';

test('names choose suites, paths choose files, in any order', () => {
  expect(readChoices(['stories', 'src/shared/ui/menu'])).toEqual({
    run: 'test',
    suites: ['stories'],
    paths: ['src/shared/ui/menu'],
    isForced: false,
  });
  expect(readChoices([])).toEqual({ run: 'test', suites: [], paths: [], isForced: false });
  expect(readChoices(['--force', 'pure'])).toMatchObject({ suites: ['pure'], isForced: true });
  expect(readChoices(['--release'])).toMatchObject({ run: 'release', isForced: true });
});

const getNames = (...args: string[]) =>
  chooseSuites(suites, readChoices(args)).map(({ name }) => name);

test('each run has its suites, and every suite can be named', () => {
  expect(getNames()).toContain('stories');
  expect(getNames()).not.toContain('stories-again');
  expect(getNames('--release')).toEqual([
    'build',
    'e2e-again',
    'stories-again',
    'server-again',
    'slow',
    'storybook',
    'workshop',
    'browsers',
  ]);
  expect(getNames('browsers', 'pure')).toEqual(['pure', 'browsers']);
  expect(getNames('stories-again', 'src/shared/ui/menu')).toEqual(['stories-again']);
});

test('every suite is in one of the two runs, after the suites that it reads', () => {
  const isIn = (name: string, run: 'test' | 'release') =>
    suites.some((suite) => suite.name === name && suite.in.includes(run));
  const apart = suites.filter(({ in: runs }) => runs.length !== 1).map(({ name }) => name);
  expect(apart).toEqual(['build']);
  for (const { after, in: runs } of suites)
    for (const run of after ? runs : []) expect(isIn(after ?? '', run)).toBe(true);
});

test.each([
  { args: ['nothing'], says: 'No such suite: nothing. There are build, e2e' },
  { args: ['./src'], says: 'Name the one suite that ./src belongs to' },
  { args: ['build', './src'], says: 'Name the one suite that ./src belongs to' },
])('$args chooses nothing, and says why', ({ args, says }) => {
  expect(() => getNames(...args)).toThrow(says);
});

test.each([
  { args: ['--shard', '1/4'], shard: { index: 1, count: 4 } },
  { args: ['--shard=4/4'], shard: { index: 4, count: 4 } },
  { args: ['e2e', '--shard', '12/16'], shard: { index: 12, count: 16 } },
])('$args names a part of the tests', ({ args, shard }) => {
  expect(readChoices(args).shard).toEqual(shard);
});

test.each([
  { args: ['--shard'], says: '--shard names no part' },
  { args: ['--shard', '0/4'], says: '--shard 0/4 names no part' },
  { args: ['--shard', '5/4'], says: '--shard 5/4 names no part' },
  { args: ['--shard', '1/0'], says: '--shard 1/0 names no part' },
  { args: ['--shard', 'server'], says: '--shard server names no part' },
  { args: ['--shard='], says: '--shard  names no part' },
  { args: ['--shards', '1/4'], says: 'No such option: --shards' },
])('$args is refused in one sentence', ({ args, says }) => {
  expect(() => readChoices(args)).toThrow(UsageError);
  expect(() => readChoices(args)).toThrow(says);
});

test('all shards together run every suite once, besides what each shard needs', () => {
  const shards: Shard[] = [1, 2, 3].map((index) => ({ index, count: 3 }));
  const toShards = (sharing: Sharing) => shards.map((shard) => shardArguments(sharing, shard));
  expect(toShards('split').map((args) => args?.[0])).toEqual([
    '--shard=1/3',
    '--shard=2/3',
    '--shard=3/3',
  ]);
  expect(toShards('every')).toEqual([[], [], []]);
  expect(toShards('first')).toEqual([[], undefined, undefined]);
  expect(toShards('last')).toEqual([undefined, undefined, []]);
});

test('without shards every suite runs whole', () => {
  expect(shardArguments('split', undefined)).toEqual([]);
  expect(shardArguments('last', undefined)).toEqual([]);
});
