import { expect, it } from 'vitest';
import { checkNotes } from './check-notes.ts';
import { languageOf } from './languages.testing.ts';

const spanish = languageOf('es', {
  a: {
    title: 'Inicio',
    hello: 'Hola, {{name}}',
    tracks_one: '{{count}} canción',
    tracks_other: '{{count}} canciones',
    about: 'De {{brand}}',
  },
});
const hello = 'A greeting. {{name}} is who is greeted.';
const tracks = 'Under the title. {{count}} is the number of songs.';

it.each<[string, object, string[]]>([
  ['nothing where all is said', { hello, tracks }, []],
  ['a note more, if the text is there', { title: 'Heading.', hello, tracks }, []],
  ['a missing note', { tracks }, ['locales/es/a.json:3 hello: a text that counts or has']],
  ['a missing note of a plural', { hello }, ['locales/es/a.json:4 tracks: a text that counts']],
  [
    'a placeholder without a word',
    { hello: 'A greeting.', tracks },
    ['locales/notes/a.json:2 hello: say what stands in {{name}}'],
  ],
  [
    'a placeholder that is gone',
    { hello: `${hello} {{age}} is a number.`, tracks },
    ['locales/notes/a.json:2 hello: the text has no {{age}}'],
  ],
  [
    'a text that is gone',
    { hello, tracks, titel: 'Heading.' },
    ['locales/notes/a.json:4 titel: Spanish has no such text; did you mean title?'],
  ],
])('finds %s', (_name, notes, expected) => {
  const problems = checkNotes(languageOf('notes', { a: notes }), spanish);
  const found = problems.map(
    ({ file, line, key, message }) => `${file}:${line} ${key}: ${message}`,
  );
  expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
});
