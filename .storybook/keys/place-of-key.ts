import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Word } from './words';

const sources = import.meta.glob<string>('/locales/es/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Where the catalogues say what a key `<namespace>:<key>` is; undefined where they have no such key. */
export function placeOfKey(key: string): Omit<Word, 'key' | 'where'> | undefined {
  const [namespace = '', path = ''] = key.split(':');
  const file = `locales/es/${namespace}.json`;
  const source = sources[`/${file}`];
  const tree = parseTree(source ?? '');
  const node = tree && findNodeAtLocation(tree, path.split('.'));
  if (!source || typeof node?.value !== 'string') return undefined;
  const line = source.slice(0, node.offset).split('\n').length;
  return { spanish: node.value, file, line };
}
