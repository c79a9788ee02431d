/** What a source file reaches. */
export type Imports = {
  /** What is imported as a whole. */
  specifiers: string[];
  /** What is imported or passed on by name, as the other file calls it. */
  named: { specifier: string; names: { own: string; theirs: string }[] }[];
  /** The patterns of `import.meta.glob`. */
  globs: string[];
};

const namedStatement =
  /\b(?:import|export)\s+(?:type\s+)?\{([^{}]*)\}\s*from\s*['"]([^'"\n]+)['"];?/g;

const statements = [
  // import x from '…', export { x } from '…', import '…', import('…'), and the same in CSS
  /\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"\n]+)['"]/g,
];
const globCall = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g;

/**
 * Finds them in the text of TypeScript, JavaScript or CSS without parsing it: one that stands in a
 * comment counts too, which costs a picture and never misses one.
 */
export function findImports(source: string): Imports {
  const rest = source.replaceAll(namedStatement, '');
  return {
    specifiers: statements.flatMap((statement) =>
      [...rest.matchAll(statement)].flatMap(([, specifier]) => specifier ?? []),
    ),
    named: [...source.matchAll(namedStatement)].map(([, names = '', specifier = '']) => ({
      specifier,
      names: names.split(',').flatMap(namesIn),
    })),
    globs: [...source.matchAll(globCall)].flatMap(([, patterns = '']) =>
      [...patterns.matchAll(/['"]([^'"]+)['"]/g)].flatMap(([, pattern]) => pattern ?? []),
    ),
  };
}

function namesIn(part: string) {
  const [theirs, own = theirs] = part
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/);
  return theirs ? [{ own: own ?? theirs, theirs }] : [];
}

/** Whether a file does nothing but pass on what others export by name. */
export const isPublicApi = (source: string): boolean =>
  source.replaceAll(namedStatement, '').replaceAll(comment, '').trim() === '';

const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g;
