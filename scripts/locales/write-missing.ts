import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { expectedTexts } from './expected-texts.ts';
import type { Catalogue } from './read-catalogue.ts';

type Options = { language: string; isServer: boolean };

/** A new file, before its keys are written. */
export const emptyFile = '{}\n';

/**
 * The source of a catalogue with the keys that it lacks, each without words and in the place that it
 * has in Spanish. All that was there stays as it is, to the byte. Only for a readable catalogue.
 *
 * The `sync` of i18next-cli throws away the words of a misspelt key, takes the plural forms of Spanish
 * for every language, and does not find files with a dot in their names.
 */
export function writeMissing(own: Catalogue, spanish: Catalogue, options: Options): string {
  const wanted = expectedTexts(spanish, options.language, options).map(({ key }) => key.split('.'));
  return wanted
    .filter((path) => !own.texts.has(path.join('.')) && !isBlocked(own, path))
    .reduce((source, path) => writePath(source, path, wanted), own.source);
}

/** Whether a text stands where the key's group belongs, or a group where its text does. */
function isBlocked(own: Catalogue, path: readonly string[]): boolean {
  const isText = path.some((_, length) => own.texts.has(path.slice(0, length).join('.')));
  return isText || own.groups.has(path.join('.'));
}

function writePath(source: string, path: readonly string[], wanted: readonly string[][]): string {
  let written = source;
  for (const [depth, name] of path.entries()) {
    const above = path.slice(0, depth);
    const root = parseTree(written);
    const group = root && findNodeAtLocation(root, above);
    if (!root || !group || findNodeAtLocation(root, [...above, name])) continue;
    const value = depth === path.length - 1 ? '""' : '{}';
    const order = namesIn(above, wanted);
    written = insert(written, group, `${JSON.stringify(name)}: ${value}`, {
      before: order.slice(0, order.indexOf(name)),
      depth,
    });
  }
  return written;
}

/** The names of a group in the order of Spanish. */
function namesIn(group: readonly string[], wanted: readonly string[][]): string[] {
  const inside = wanted.filter((path) => group.every((name, depth) => path[depth] === name));
  return [...new Set(inside.map((path) => path[group.length] ?? ''))];
}

/** Puts an entry behind the last one of the group that comes before it, or at its beginning. */
function insert(
  source: string,
  group: Node,
  entry: string,
  { before, depth }: { before: readonly string[]; depth: number },
): string {
  const { children = [], offset, length } = group;
  const { lineEnd, indent } = styleOf(source);
  const text = source.slice(offset, offset + length);
  const isOneLine = children.length > 0 && !text.includes('\n');
  const gap = isOneLine ? ' ' : `${lineEnd}${indent.repeat(depth + 1)}`;
  if (children.length === 0) {
    const filled = `{${gap}${entry}${lineEnd}${indent.repeat(depth)}}`;
    return source.slice(0, offset) + filled + source.slice(offset + length);
  }
  const neighbour = children.findLast(({ children: [name] = [] }) => before.includes(name?.value));
  if (!neighbour) {
    const start = offset + 1;
    return `${source.slice(0, start)}${gap}${entry},${source.slice(start)}`;
  }
  const end = neighbour.offset + neighbour.length;
  return `${source.slice(0, end)},${gap}${entry}${source.slice(end)}`;
}

/** As the file is written: its line ends and the blanks before its first key. */
function styleOf(source: string) {
  const indent = /\n([ \t]+)"/.exec(source)?.[1] ?? '  ';
  return { indent, lineEnd: source.includes('\r\n') ? '\r\n' : '\n' };
}
