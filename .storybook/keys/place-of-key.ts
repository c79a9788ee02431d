import { readCatalogue, type Catalogue } from '../../scripts/locales/read-catalogue';
import type { Word } from './words';

const sources = import.meta.glob<string>('/locales/es/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const catalogues = new Map<string, Catalogue>();

function catalogueOf(file: string): Catalogue {
  const known = catalogues.get(file) ?? readCatalogue(file, sources[`/${file}`] ?? '{}');
  catalogues.set(file, known);
  return known;
}

/** Where the catalogues say what a key `<namespace>:<key>` is; undefined where they have no such key. */
export function placeOfKey(key: string): Omit<Word, 'key' | 'where'> | undefined {
  const [namespace = '', path = ''] = key.split(':');
  const file = `locales/es/${namespace}.json`;
  const text = catalogueOf(file).texts.get(path);
  return text && { spanish: text.value, file, line: text.line };
}
