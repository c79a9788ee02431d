import type { ESTree } from 'vite';
import { type SourceFile, unwrapped, variablesOf } from './source-file.ts';
import { stateTagPrefix } from './vocabulary.ts';

type StateTag = { word: string; line: number };
export type Story = { name: string; states: StateTag[] };

export type StoriesFile = {
  path: string;
  /** Line of the meta. */
  line: number;
  /** The meta's component and subcomponents, by their names and the modules that they come from. */
  shown: { name: string; from: string }[];
  hasGuide: boolean;
  stories: Story[];
};

/** What a stories file shows, or undefined where it has no meta to read. */
export function readStories(file: SourceFile): StoriesFile | undefined {
  const variables = file.statements.flatMap(variablesOf);
  const objects = new Map(
    variables.flatMap(({ name, value }) =>
      value.type === 'ObjectExpression' ? [[name, value] as const] : [],
    ),
  );
  const objectOf = (expression: ESTree.Expression) => {
    const value = unwrapped(expression);
    if (value.type === 'ObjectExpression') return value;
    return value.type === 'Identifier' ? objects.get(value.name) : undefined;
  };
  const property = (object: ESTree.ObjectExpression | undefined, name: string) =>
    propertyOf(object, name, objectOf);

  const defaults = file.statements.find(({ type }) => type === 'ExportDefaultDeclaration');
  const meta =
    defaults?.type === 'ExportDefaultDeclaration' && isExpression(defaults.declaration)
      ? objectOf(defaults.declaration)
      : undefined;
  if (!meta) return undefined;

  const stateTags = (object: ESTree.ObjectExpression): StateTag[] => {
    const tags = property(object, 'tags');
    if (tags?.type !== 'ArrayExpression') return [];
    return tags.elements.flatMap((tag) =>
      tag?.type === 'Literal' &&
      typeof tag.value === 'string' &&
      tag.value.startsWith(stateTagPrefix)
        ? [{ word: tag.value.slice(stateTagPrefix.length), line: file.lineOf(tag.start) }]
        : [],
    );
  };
  const shared = stateTags(meta);
  const parameters = property(meta, 'parameters');
  const subcomponents = property(meta, 'subcomponents');
  const names = [
    property(meta, 'component'),
    ...(subcomponents?.type === 'ObjectExpression' ? valuesOf(subcomponents) : []),
  ].flatMap((value) => (value?.type === 'Identifier' ? [value.name] : []));
  const origins = importedFrom(file);

  return {
    path: file.path,
    line: file.lineOf(meta.start),
    shown: names.flatMap((name) => {
      const from = origins.get(name);
      return from === undefined ? [] : [{ name, from }];
    }),
    hasGuide:
      parameters?.type === 'ObjectExpression' && property(parameters, 'guide') !== undefined,
    stories: file.statements
      .filter(({ type }) => type === 'ExportNamedDeclaration')
      .flatMap(variablesOf)
      .flatMap(({ name, value }) => {
        const story = objectOf(value);
        return story ? [{ name, states: [...shared, ...stateTags(story)] }] : [];
      }),
  };
}

/** A property's value, looked for in what is spread into the object too; the last one wins. */
function propertyOf(
  object: ESTree.ObjectExpression | undefined,
  name: string,
  objectOf: (expression: ESTree.Expression) => ESTree.ObjectExpression | undefined,
): ESTree.Expression | undefined {
  for (const entry of object?.properties.toReversed() ?? []) {
    if (entry.type === 'SpreadElement') {
      const spread = propertyOf(objectOf(entry.argument), name, objectOf);
      if (spread) return spread;
    } else if (entry.key.type === 'Identifier' && entry.key.name === name && !entry.computed) {
      return unwrapped(entry.value);
    }
  }
  return undefined;
}

const valuesOf = (object: ESTree.ObjectExpression) =>
  object.properties.flatMap((entry) => (entry.type === 'Property' ? [unwrapped(entry.value)] : []));

const isExpression = (
  declaration: ESTree.ExportDefaultDeclaration['declaration'],
): declaration is ESTree.Expression =>
  !['FunctionDeclaration', 'ClassDeclaration', 'TSInterfaceDeclaration'].includes(declaration.type);

/** Names that the file imports, each with the module that it comes from. */
function importedFrom(file: SourceFile): Map<string, string> {
  return new Map(
    file.statements.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => [local.name, statement.source.value] as const)
        : [],
    ),
  );
}
