import { parseSync, Visitor } from 'vite';

export type Evidence = {
  file: string;
  words: ReadonlySet<string>;
  /** `mode.${value}` is `['mode.', '']`. */
  templates: readonly (readonly string[])[];
};

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
 * As a whole, or by a template whose gaps hold words from `anywhere`: `mode.${value}` names
 * `mode.dark` where some code has 'dark'.
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

/** Undefined where the template cannot make the key. */
function placesIn(parts: readonly string[], key: string): string[] | undefined {
  const isKey = /[.:]$/.test(parts[0] ?? '') || parts.at(-1)?.startsWith('.');
  if (parts.length < 2 || !isKey) return undefined;
  const pattern = parts.map((part) => part.replaceAll(/\W/g, '\\$&')).join('(.+)');
  return new RegExp(`^${pattern}$`).exec(key)?.slice(1);
}
