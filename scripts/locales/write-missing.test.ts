import { expect, it } from 'vitest';
import { readCatalogue } from './read-catalogue.ts';
import { emptyFile, writeMissing } from './write-missing.ts';

const spanish = readCatalogue(
  'locales/es/a.json',
  JSON.stringify({
    title: 'Título',
    empty: { title: 'Nada', text: 'Busca' },
    tracks_one: '{{count}} canción',
    tracks_many: '{{count}} de canciones',
    tracks_other: '{{count}} canciones',
    close: 'Cerrar',
  }),
);

const write = (source: string, language = 'en') =>
  writeMissing(readCatalogue('locales/en/a.json', source), spanish, language);

it('writes all keys into an empty file, in the order of Spanish and with the forms of the language', () => {
  const english = { title: '', empty: { title: '', text: '' }, tracks_one: '', tracks_other: '' };
  expect(write(emptyFile)).toBe(`${JSON.stringify({ ...english, close: '' }, null, 2)}\n`);
  expect(write(emptyFile, 'pl')).toContain('"tracks_few": "",\n  "tracks_many": "",');
});

const bare = (source: string) => source.replaceAll(/\s/g, '');

it.each([
  ['begins', '{\n  "close": "Close"\n}\n'],
  ['is indented by four', '{\n    "empty": {\n        "text":   "Search"\n    }\n}'],
  ['has the line ends of Windows', '{\r\n\t"title":\t"T\\u00edtulo"\r\n}\r\n'],
  ['stands on one line', '{ "title": "Title", "empty": {} }'],
  ['has texts that Spanish lacks', '{\n  "title": "Title",\n\n  "extra": "Extra"\n}'],
])('completes a file that %s, and keeps its texts', (_name, source) => {
  const written = write(source);
  const own = readCatalogue('locales/en/a.json', written);
  expect(own.problems).toEqual([]);
  const keys = ['title', 'empty.title', 'empty.text', 'tracks_one', 'tracks_other', 'close'];
  expect([...own.texts.keys()].filter((key) => key !== 'extra')).toEqual(keys);
  expect(written.includes('\r\n\t"')).toBe(source.includes('\r\n\t"'));
  // Removing the inserted entries restores the file.
  let rest = 0;
  for (const letter of bare(written)) if (letter === bare(source)[rest]) rest += 1;
  expect(rest).toBe(bare(source).length);
});

it('changes nothing where nothing is missing', () => {
  const whole = write(emptyFile);
  expect(write(whole)).toBe(whole);
});

it('leaves a text unchanged where Spanish has a group', () => {
  expect(write('{\n  "empty": "Nothing"\n}')).toContain('"empty": "Nothing"');
});
