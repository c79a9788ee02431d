import { expect, test } from 'vitest';
import { readChoices, shardArguments, UsageError, type Shard, type Sharing } from './choices.ts';

test('names choose suites, paths choose files, in any order', () => {
  expect(readChoices(['stories', 'src/shared/ui/menu'])).toEqual({
    suites: ['stories'],
    paths: ['src/shared/ui/menu'],
  });
  expect(readChoices([])).toEqual({ suites: [], paths: [] });
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

test('every suite runs once in all shards together, but for what each of them needs', () => {
  const shards: Shard[] = [1, 2, 3].map((index) => ({ index, count: 3 }));
  const told = (sharing: Sharing) => shards.map((shard) => shardArguments(sharing, shard));
  expect(told('split').map((args) => args?.[0])).toEqual([
    '--shard=1/3',
    '--shard=2/3',
    '--shard=3/3',
  ]);
  expect(told('every')).toEqual([[], [], []]);
  expect(told('first')).toEqual([[], undefined, undefined]);
  expect(told('last')).toEqual([undefined, undefined, []]);
});

test('without shards every suite runs whole', () => {
  expect(shardArguments('split', undefined)).toEqual([]);
  expect(shardArguments('last', undefined)).toEqual([]);
});
