import { expect, it } from 'vitest';
import { readRuleTags } from './rule-tags.ts';

it.each([
  ['a test', "test('plays', () => {});"],
  ['a title in its own line', "test(\n  'plays',\n  () => {},\n);"],
  ['a table of cases', "it.each([\n  ['a', 1],\n])('plays', (name) => {\n});"],
  ['a table in one line', "it.each(['a', 'b'])('plays', () => {});"],
  ['another comment between', "// As measured.\ntest('plays', () => {});"],
  ['a story', 'export const plays: Story = {};'],
  ['a story and its description', '/** Starts. */\nexport const plays = story({});'],
])('reads the rule above %s', (_, code) => {
  expect(readRuleTags(`// Proves player: It plays\n${code}\n`)).toEqual([
    { page: 'player', rule: 'It plays', title: 'plays' },
  ]);
});

it('reads several rules of one test, inside a group', () => {
  const code = "  // Proves player: It plays\n  // Proves plays: It counts\n  it('plays', run);";
  expect(readRuleTags(`describe('music', () => {\n${code}\n});`)).toEqual([
    { page: 'player', rule: 'It plays', title: 'plays' },
    { page: 'plays', rule: 'It counts', title: 'plays' },
  ]);
});

it('finds no title where no test follows', () => {
  expect(readRuleTags('// Proves player: It plays\nconst a = 1;\n')).toEqual([
    { page: 'player', rule: 'It plays', title: undefined },
  ]);
});
