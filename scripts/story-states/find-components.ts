import { posix } from 'node:path';
import { type SourceFile, variablesOf } from './source-file.ts';
import type { Kind } from './vocabulary.ts';

export type Component = {
  name: string;
  kind: Kind;
  path: string;
  line: number;
  /** Its doc comment, if it has one. */
  doc: string | undefined;
};

/** The file of each path, or nothing where the project has none. */
export type ReadFile = (path: string) => SourceFile | undefined;

const isComponentName = (name: string) => /^[A-Z][A-Za-z0-9]*$/.test(name) && /[a-z]/.test(name);

/** Components that a slice, a page or a piece of the kit shows to others through its `index.ts`. */
export function componentsOfIndex(index: SourceFile, read: ReadFile): Component[] {
  return index.statements.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
    const from = statement.source.value;
    return statement.specifiers.flatMap(({ local, exportKind }) =>
      local.type === 'Identifier' && exportKind !== 'type'
        ? (findComponent(local.name, from, index, read) ?? [])
        : [],
    );
  });
}

/**
 * The component called `name` that `importer` takes from the module `from`, followed through
 * re-exports. Undefined where it is none: no capital, not a function, or from a package.
 */
export function findComponent(
  name: string,
  from: string,
  importer: SourceFile,
  read: ReadFile,
): Component | undefined {
  const file = resolve(from, importer.path, read);
  if (!file || !isComponentName(name)) return undefined;
  for (const statement of file.statements) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.source) {
      const specifier = statement.specifiers.find(
        ({ exported }) => exported.type === 'Identifier' && exported.name === name,
      );
      if (specifier?.local.type === 'Identifier')
        return findComponent(specifier.local.name, statement.source.value, file, read);
      continue;
    }
    const { declaration } = statement;
    const isFunction = declaration?.type === 'FunctionDeclaration' && declaration.id?.name === name;
    const isVariable = variablesOf(statement).some((variable) => variable.name === name);
    const kind = kindOf(file.path, read);
    if (kind && file.path.endsWith('.tsx') && (isFunction || isVariable))
      return {
        name,
        kind,
        path: file.path,
        line: file.lineOf(statement.start),
        doc: file.docAbove(statement.start),
      };
  }
  return undefined;
}

function resolve(from: string, importer: string, read: ReadFile): SourceFile | undefined {
  const path = from.startsWith('@/')
    ? `src/${from.slice(2)}`
    : from.startsWith('.')
      ? posix.join(posix.dirname(importer), from)
      : undefined;
  if (path === undefined) return undefined;
  return ['', '.tsx', '.ts', '/index.ts']
    .map((ending) => `${path}${ending}`)
    .filter((candidate) => /\.tsx?$/.test(candidate))
    .map(read)
    .find((file) => file !== undefined);
}

/** Foundations and whatever else belongs to no kind need declare nothing. */
export function kindOf(path: string, read: ReadFile): Kind | undefined {
  if (path.startsWith('src/shared/ui/')) return 'kit';
  if (/^src\/(entities|features|widgets|app\/layouts)\//.test(path)) return 'music';
  if (!path.startsWith('src/pages/')) return undefined;
  const index = read(`${path.replace(/\/ui\/.*$/, '')}/index.ts`);
  const stem = posix.basename(path).replace(/\.tsx?$/, '');
  const isShown = index?.statements.some(
    (statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.source?.value.endsWith(`/${stem}`) === true,
  );
  return isShown === true ? 'page' : 'part';
}
