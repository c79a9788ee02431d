import { describe, expect, it } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';

const read = (source: string) => readCatalogue('locales/en/a.json', source);

describe('an invalid JSON file', () => {
  it.each([
    ['a comma too few', '{\n  "a": "1"\n  "b": "2"\n}', 2, 'a comma is missing at the end'],
    ['a comma too many', '{\n  "a": "1",\n}', 2, 'the comma behind the last text has to go'],
    ['an open text', '{\n  "a": "1,\n  "b": "2"\n}', 2, 'the closing quote of the text is missing'],
    ['a quote in a text', '{\n  "a": "say "hi""\n}', 2, 'a straight quote inside of a text'],
    ['typographic quotes', '{\n  “a”: "1"\n}', 2, 'between straight quotes'],
    ['a missing colon', '{\n  "a" "1"\n}', 2, 'a colon is missing'],
    ['a missing text', '{\n  "a": ,\n  "b": "2"\n}', 2, 'a key and a text belong here'],
    ['a brace too few', '{\n  "a": { "b": "1"\n}\n', 4, 'a closing } is missing'],
    ['a brace too many', '{\n  "a": "1"\n}}', 3, 'something stands behind the last }'],
    ['a comment', '{\n  // hello\n  "a": "1"\n}', 2, 'comments are not possible here'],
    ['a lone backslash', '{\n  "a": "1 \\ 2"\n}', 2, 'a backslash inside of a text is written'],
    ['a tab', '{\n  "a": "1\t2"\n}', 2, 'on one line'],
    ['a text on two lines', '{\n  "a": "1\n2"\n}', 2, 'the closing quote'],
    ['a conflict', '{\n<<<<<<< ours\n  "a": "1"\n=======\n', 2, 'two versions of the file'],
    ['an invisible mark', '\uFEFF{}', 1, 'without BOM'],
    ['nothing', '', 1, 'a key and a text belong here'],
    ['a list', '[]', 1, 'begins with { and ends with }'],
  ])('says what to do about %s', (_name, source, line, message) => {
    const { problems, isReadable } = read(source);
    expect(isReadable).toBe(false);
    expect(problems).toEqual([expect.objectContaining({ kind: 'malformed', line })]);
    expect(problems[0]?.message).toContain(message);
  });
});

describe('a straight quote inside of a text', () => {
  it.each([
    'Dice "hola"',
    '"Hola", dice',
    'Dice "hola", y se va',
    'Dice "hola".',
    'Dice "hola": adiós',
    'Dice " hola "',
    'Dice "¡hola!"',
    'Dice "«hola»"',
    'Dice ""',
    '5" de vinilo',
    'vinilo de 7"',
    'a", "b',
    'a"} b',
    'Dice {{"name"}}',
    'a \\" y "b"',
    'Dice "\u0041"',
    '"',
  ])('is reported with its position: %s', (text) => {
    const sources = [
      `{\n  "one": "1",\n  "a": "${text}",\n  "z": "1"\n}`,
      `{\n  "one": "1",\n  "a": "${text}"\n}\n`,
      `{\r\n  "one": "1",\r\n  "group": { "one": "1", "a": "${text}" },\r\n  "z": "1"\r\n}`,
    ];
    const told = { line: 3, message: expect.stringContaining('straight quote inside') };
    expect(sources.map((source) => read(source).problems)).toEqual(
      sources.map(() => [expect.objectContaining(told)]),
    );
  });

  it.each([
    '{ "a": "1" "b": "2" }',
    '{ "a": "1", "b": { "c": "2" }',
    '{\n  "a": "b"\n  "c": "d"\n}',
  ])('is not reported if there is none: %s', (source) =>
    expect(read(source).problems[0]?.message).not.toContain('straight quote inside'),
  );
});

describe('a file with faulty texts', () => {
  it.each([
    ['a key twice', '{\n  "a": "1",\n  "a": "2"\n}', 3, 'stands twice, here and in line 2'],
    ['a group twice', '{\n  "a": { "b": "1" },\n  "a": { "c": "2" }\n}', 3, 'stands twice'],
    ['a dot in a key', '{\n  "a.b": "1"\n}', 2, 'a key has no dot'],
    ['a list of texts', '{\n  "a": ["1"]\n}', 2, 'a text stands between straight quotes'],
    ['nothing for a text', '{\n  "a": null\n}', 2, 'a text stands between straight quotes'],
  ])('reports %s', (_name, source, line, message) => {
    const { problems, isReadable } = read(source);
    expect(isReadable).toBe(true);
    expect(problems).toEqual([expect.objectContaining({ kind: 'malformed', line })]);
    expect(problems[0]?.message).toContain(message);
  });
});

it('reads texts and groups with their lines', () => {
  const { texts, groups, problems } = read('{\n  "a": "uno",\n  "b": {\n    "c": "dos"\n  }\n}');
  expect([...texts.values()]).toEqual([
    { key: 'a', value: 'uno', line: 2 },
    { key: 'b.c', value: 'dos', line: 4 },
  ]);
  expect([...groups]).toEqual([['b', 3]]);
  expect(problems).toEqual([]);
});
