import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { expectedTexts } from './expected-texts.ts';
import type { Catalogue } from './read-catalogue.ts';

export const emptyFile = '{}\n';

/**
 * Adds the missing keys without words, in the Spanish order; existing words and order stay. The
 * catalogue must be readable.
 *
 * The `sync` of i18next-cli (1.74) drops the words of a misspelt key, uses Spanish plural forms
 * for every language, and misses files with a dot in their names.
 */
export function writeMissing(own: Catalogue, spanish: Catalogue, language: string): string {
  const wanted = expectedTexts(spanish, language).map(({ key }) => key.split('.'));
  return wanted
    .filter((path) => !own.texts.has(path.join('.')) && !isBlocked(own, path))
    .reduce((source, path) => writePath(source, path, wanted), own.source);
}

function isBlocked(own: Catalogue, path: readonly string[]): boolean {
  const isText = path.some((_, length) => own.texts.has(path.slice(0, length).join('.')));
  return isText || own.groups.has(path.join('.'));
}

function writePath(source: string, path: string[], wanted: readonly string[][]): string {
  const root = parseTree(source);
  const isThere = (depth: number) => root && findNodeAtLocation(root, path.slice(0, depth));
  const depth = path.findLastIndex((_, above) => isThere(above));
  const inGroup = (other: readonly string[]) =>
    path.slice(0, depth).every((name, at) => other[at] === name);
  const order = wanted.filter(inGroup).map((other) => other[depth]);
  const before = new Set(order.slice(0, order.indexOf(path[depth])));
  const edits = modify(source, path, '', {
    getInsertionIndex: (names) => names.findLastIndex((name) => before.has(name)) + 1,
    formattingOptions: styleOf(source),
  });
  return applyEdits(source, edits);
}

function styleOf(source: string) {
  const indent = /\n([ \t]+)"/.exec(source)?.[1] ?? '  ';
  return {
    eol: source.includes('\r\n') ? '\r\n' : '\n',
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
  };
}
