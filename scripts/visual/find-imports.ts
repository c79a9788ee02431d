/** What a source file reaches: specifiers of imports, and the patterns of `import.meta.glob`. */
export type Imports = { specifiers: string[]; globs: string[] };

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
  return {
    specifiers: statements.flatMap((statement) =>
      [...source.matchAll(statement)].flatMap(([, specifier]) => specifier ?? []),
    ),
    globs: [...source.matchAll(globCall)].flatMap(([, patterns = '']) =>
      [...patterns.matchAll(/['"]([^'"]+)['"]/g)].flatMap(([, pattern]) => pattern ?? []),
    ),
  };
}
