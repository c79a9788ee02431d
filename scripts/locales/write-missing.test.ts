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
  writeMissing(readCatalogue('locales/en/a.json', source), spanish, { language, isServer: false });

it('writes all keys into an empty file, in the order of Spanish and with the forms of the language', () => {
  expect(write(emptyFile)).toBe(`{
  "title": "",
  "empty": {
    "title": "",
    "text": ""
  },
  "tracks_one": "",
  "tracks_other": "",
  "close": ""
}
`);
  expect(write(emptyFile, 'pl')).toContain('"tracks_few": "",\n  "tracks_many": "",');
});

it.each([
  ['begins', '{\n  "close": "Close"\n}\n'],
  ['is indented by four', '{\n    "empty": {\n        "text":   "Search"\n    }\n}'],
  [
    'is indented by tabs, with the line ends of Windows',
    '{\r\n\t"title":\t"T\\u00edtulo"\r\n}\r\n',
  ],
  ['stands on one line', '{ "title": "Title", "empty": {} }'],
  ['has texts that Spanish lacks', '{\n  "title": "Title",\n\n  "extra": "Extra"\n}'],
])('keeps what is there, to the byte, in a file that %s', (_name, source) => {
  const written = write(source);
  expect(() => JSON.parse(written) as unknown).not.toThrow();
  const own = readCatalogue('locales/en/a.json', written);
  expect([...own.texts.keys()]).toEqual(
    expect.arrayContaining([
      'title',
      'empty.title',
      'empty.text',
      'tracks_one',
      'tracks_other',
      'close',
    ]),
  );
  // Taking away what was put in leaves the file as it was.
  let rest = 0;
  for (const letter of written) if (letter === source[rest]) rest += 1;
  expect(rest).toBe(source.length);
  for (const [text] of source.matchAll(/"\w+":\s*"[^"]*"/g)) expect(written).toContain(text);
});

it('changes nothing where nothing is missing', () => {
  const whole = write(emptyFile);
  expect(write(whole)).toBe(whole);
});

it('leaves a text alone that stands where Spanish has a group', () => {
  expect(write('{\n  "empty": "Nothing"\n}')).toContain('"empty": "Nothing"');
});
