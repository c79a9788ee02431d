import { expect, it } from 'vitest';
import { indexPage } from './index-page.ts';

const text = { file: 'locales/es/home.json', line: 2 };
const keys = [
  { ...text, key: 'home:title', forms: ['Inicio'] },
  { ...text, key: 'home:tracks', forms: ['{{count}} canción', '{{count}} canciones'] },
  { ...text, key: 'home:empty', forms: ['Nada'] },
];

it('counts and lists a plural as one text', () => {
  const index = new Map([
    ['home:title', ['home--default']],
    ['home:tracks', ['home--default', 'home--narrow']],
  ]);
  const page = indexPage(keys, index);
  expect(page).toContain('2 of 3 texts show in a story');
  expect(page.match(/<tr/g)).toHaveLength(1 + keys.length);
  expect(page).toContain('{{count}} canción<br>{{count}} canciones');
  expect(page).toContain('No story shows it.');
});
