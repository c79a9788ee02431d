import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import { expectedTexts } from './expected-texts.ts';
import type { Catalogue } from './read-catalogue.ts';

/** A new file, before its keys are written. */
export const emptyFile = '{}\n';

/**
 * The source of a catalogue with the keys that it lacks, each without words and in the place that it
 * has in Spanish. All that was there keeps its words and its order. Only for a readable catalogue.
 *
 * The `sync` of i18next-cli (1.74) throws away the words of a misspelt key, takes the plural forms of
 * Spanish for every language, and does not find files with a dot in their names.
 */
export function writeMissing(own: Catalogue, spanish: Catalogue, language: string): string {
  const wanted = expectedTexts(spanish, language).map(({ key }) => key.split('.'));
  return wanted
    .filter((path) => !own.texts.has(path.join('.')) && !isBlocked(own, path))
    .reduce((source, path) => writePath(source, path, wanted), own.source);
}

/** Whether a text stands where the key's group belongs, or a group where its text does. */
function isBlocked(own: Catalogue, path: readonly string[]): boolean {
  const isText = path.some((_, length) => own.texts.has(path.slice(0, length).join('.')));
  return isText || own.groups.has(path.join('.'));
}

function writePath(source: string, path: string[], wanted: readonly string[][]): string {
  const root = parseTree(source);
  const isThere = (depth: number) => root && findNodeAtLocation(root, path.slice(0, depth));
  // The group that gets a new entry, and what stands before that in Spanish.
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

/** As the file is written: its line ends and the blanks before its first key. */
function styleOf(source: string) {
  const indent = /\n([ \t]+)"/.exec(source)?.[1] ?? '  ';
  return {
    eol: source.includes('\r\n') ? '\r\n' : '\n',
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
  };
}
