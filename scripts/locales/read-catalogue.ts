import { parseTree, type Node } from 'jsonc-parser';
import { findMistake } from './json-mistakes.ts';
import type { Problem } from './problem.ts';

export type Text = { key: string; value: string; line: number };

export type Catalogue = {
  file: string;
  source: string;
  texts: ReadonlyMap<string, Text>;
  groups: ReadonlyMap<string, number>;
  problems: readonly Problem[];
  /** False where the file is not JSON. */
  isReadable: boolean;
};

/** From 1. */
const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

export function readCatalogue(file: string, source: string): Catalogue {
  const texts = new Map<string, Text>();
  const groups = new Map<string, number>();
  const problems: Problem[] = [];
  const complain = (offset: number, message: string, key?: string) => {
    const line = lineAt(source, offset);
    problems.push({ kind: 'malformed', file, line, message, ...(key && { key }) });
  };

  const readGroup = (group: Node, path: string) => {
    for (const { children: [name, value] = [] } of group.children ?? []) {
      if (name && value) readEntry(name, value, path);
    }
  };
  const readEntry = (name: Node, value: Node, path: string) => {
    const ownName = String(name.value);
    const key = path + ownName;
    const line = lineAt(source, name.offset);
    const earlier = texts.get(key)?.line ?? groups.get(key);
    if (/[.:]/.test(ownName)) {
      complain(name.offset, 'a key has no dot and no colon: groups are written with braces', key);
    } else if (earlier !== undefined) {
      complain(name.offset, `the key stands twice, here and in line ${earlier}: keep one`, key);
    } else if (value.type === 'object') {
      groups.set(key, line);
      readGroup(value, `${key}.`);
    } else if (value.type === 'string') {
      texts.set(key, { key, value: String(value.value), line });
    } else {
      complain(name.offset, 'a text stands between straight quotes: "…"', key);
    }
  };

  const mistake = findMistake(source);
  const root = mistake ? undefined : parseTree(source);
  const isReadable = root?.type === 'object';
  if (mistake) complain(mistake.offset, mistake.message);
  else if (isReadable) readGroup(root, '');
  else
    complain(0, 'a file of texts begins with { and ends with }, with keys and texts between them');
  const lost = source.indexOf('\uFFFD');
  if (lost >= 0) complain(lost, 'an accented letter was lost: save the file as UTF-8');
  return { file, source, texts, groups, problems, isReadable };
}
