import { readCatalogue, type Catalogue } from '../../scripts/locales/read-catalogue';
import type { Word } from './words';

const sources = import.meta.glob<string>('/locales/es/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const catalogues = new Map<string, Catalogue>();

export function findKey(key: string): Omit<Word, 'key' | 'where'> | undefined {
  const [namespace = '', path = ''] = key.split(':');
  const file = `locales/es/${namespace}.json`;
  const catalogue = catalogues.get(file) ?? readCatalogue(file, sources[`/${file}`] ?? '{}');
  catalogues.set(file, catalogue);
  const text = catalogue.texts.get(path);
  return text && { spanish: text.value, file, line: text.line };
}
