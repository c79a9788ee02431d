import { type ESTree, parseSync } from 'vite';

type Statement = ESTree.Program['body'][number];

/** A parsed module of the project. */
export type SourceFile = {
  /** From the project's folder, with forward slashes. */
  path: string;
  statements: Statement[];
  /** The doc comment that ends where the code at this offset starts; its text without marks. */
  docAbove: (offset: number) => string | undefined;
  lineOf: (offset: number) => number;
};

/** @throws where the code does not parse, naming the file. */
export function readSource(path: string, code: string): SourceFile {
  const { program, comments, errors } = parseSync(path, code, { preserveParens: false });
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  return {
    path,
    statements: program.body,
    docAbove: (offset) =>
      comments.find(
        ({ value, end }) =>
          value.startsWith('*') && end <= offset && code.slice(end, offset).trim() === '',
      )?.value,
    lineOf: (offset) => code.slice(0, offset).split('\n').length,
  };
}

/** The expression without `satisfies`, `as` and `<types>`. */
export const unwrapped = (expression: ESTree.Expression): ESTree.Expression =>
  expression.type === 'TSSatisfiesExpression' ||
  expression.type === 'TSAsExpression' ||
  expression.type === 'TSInstantiationExpression'
    ? unwrapped(expression.expression)
    : expression;

/** The variables of a statement, exported or not. */
export function variablesOf(statement: Statement): { name: string; value: ESTree.Expression }[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, value: unwrapped(init) }] : [],
  );
}
