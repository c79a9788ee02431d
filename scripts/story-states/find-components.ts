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

/** What a file passes on from others: the name in the other file, the own one, and the module. */
const passedOn = ({ statements }: SourceFile) =>
  statements.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
    const from = statement.source.value;
    return statement.specifiers.flatMap(({ local, exported, exportKind }) =>
      local.type === 'Identifier' && exported.type === 'Identifier' && exportKind !== 'type'
        ? { name: local.name, exported: exported.name, from }
        : [],
    );
  });

/** Components that a slice, a page or a piece of the kit shows to others through its `index.ts`. */
export const componentsOfIndex = (index: SourceFile, read: ReadFile): Component[] =>
  passedOn(index).flatMap(({ name, from }) => findComponent(name, from, index, read) ?? []);

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
  if (!file || !/^[A-Z]\w*[a-z]/.test(name)) return undefined;
  const other = passedOn(file).find(({ exported }) => exported === name);
  if (other) return findComponent(other.name, other.from, file, read);
  const kind = kindOf(file.path, read);
  const statement = file.statements.find(
    (each) =>
      each.type === 'ExportNamedDeclaration' &&
      ((each.declaration?.type === 'FunctionDeclaration' && each.declaration.id?.name === name) ||
        variablesOf(each).some((variable) => variable.name === name)),
  );
  if (!kind || !statement || !file.path.endsWith('.tsx')) return undefined;
  const [line, doc] = [file.lineOf(statement.start), file.docAbove(statement.start)];
  return { name, kind, path: file.path, line, doc };
}

function resolve(from: string, importer: string, read: ReadFile): SourceFile | undefined {
  if (!/^(?:@\/|\.)/.test(from)) return undefined;
  const path = from.startsWith('.')
    ? posix.join(posix.dirname(importer), from)
    : from.replace('@', 'src');
  const paths = ['', '.tsx', '.ts', '/index.ts'].map((ending) => `${path}${ending}`);
  return paths
    .filter((each) => /\.tsx?$/.test(each))
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
  const isShown = index && passedOn(index).some(({ from }) => from.endsWith(`/${stem}`));
  return isShown ? 'page' : 'part';
}
