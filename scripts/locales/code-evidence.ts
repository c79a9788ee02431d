import { parseSync, Visitor } from 'vite';

/** What one file of code says that may name a key. */
export type Evidence = {
  file: string;
  /** Texts between quotes, and names of properties. */
  words: ReadonlySet<string>;
  /** Texts with places in them: `mode.${value}` is `['mode.', '']`. */
  templates: readonly (readonly string[])[];
};

/** Reads the words and templates of a file of TypeScript. */
export function evidenceOf(file: string, code: string): Evidence {
  const words = new Set<string>();
  const templates: string[][] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && words.add(value)),
    Identifier: ({ name }) => void words.add(name),
    TemplateLiteral: ({ quasis }) =>
      void templates.push(quasis.map(({ value }) => value.cooked ?? '')),
  }).visit(parseSync(file, code).program);
  return { file, words, templates };
}

/**
 * Whether a key is named by one of the files: as a whole, or by a template whose places hold words
 * that `anywhere` has, as `mode.${value}` names `mode.dark` where some code says 'dark'.
 */
export function isNamed(
  key: string,
  files: readonly Evidence[],
  anywhere: (word: string) => boolean,
): boolean {
  return files.some(
    ({ words, templates }) =>
      words.has(key) || templates.some((parts) => placesIn(parts, key)?.every(anywhere)),
  );
}

/** What stands in a template's places where it makes the key; undefined where it cannot. */
function placesIn(parts: readonly string[], key: string): string[] | undefined {
  const isKey = /[.:]$/.test(parts[0] ?? '') || parts.at(-1)?.startsWith('.');
  if (parts.length < 2 || !isKey) return undefined;
  const pattern = parts.map((part) => part.replaceAll(/\W/g, '\\$&')).join('(.+)');
  return new RegExp(`^${pattern}$`).exec(key)?.slice(1);
}
