import type { ESTree } from 'vite';
import { type SourceFile, unwrapped, variablesOf } from './source-file.ts';
import { stateTagPrefix } from './vocabulary.ts';

export type StoriesFile = {
  path: string;
  /** Line of the meta. */
  line: number;
  /** The meta's component and subcomponents, by their names and the modules that they come from. */
  shown: { name: string; from: string }[];
  hasGuide: boolean;
  /** The states that the stories show, each with the name of the story. */
  states: { story: string; word: string; line: number }[];
};

type Value = ESTree.Expression | undefined;

/** What a stories file shows, or undefined where it has no meta to read. */
export function readStories(file: SourceFile): StoriesFile | undefined {
  const objects = new Map(
    file.statements.flatMap(variablesOf).map(({ name, value }) => [name, value]),
  );

  /** A property's value, looked for in what is spread into the object too; the last one wins. */
  function property(of: Value, name: string): Value {
    const object = of?.type === 'Identifier' ? objects.get(of.name) : of && unwrapped(of);
    if (object?.type !== 'ObjectExpression') return undefined;
    for (const entry of object.properties.toReversed()) {
      if (entry.type === 'SpreadElement') {
        const spread = property(entry.argument, name);
        if (spread) return spread;
      } else if (entry.key.type === 'Identifier' && entry.key.name === name && !entry.computed) {
        return unwrapped(entry.value);
      }
    }
    return undefined;
  }

  function statesOf(story: string, object: Value) {
    const tags = property(object, 'tags');
    if (tags?.type !== 'ArrayExpression') return [];
    return tags.elements.flatMap((tag) => {
      const text = tag?.type === 'Literal' ? String(tag.value) : '';
      if (!tag || !text.startsWith(stateTagPrefix)) return [];
      return { story, word: text.slice(stateTagPrefix.length), line: file.lineOf(tag.start) };
    });
  }

  const meta = metaOf(file, objects);
  if (!meta) return undefined;
  const subcomponents = property(meta, 'subcomponents');
  const names = [
    property(meta, 'component'),
    ...(subcomponents?.type === 'ObjectExpression'
      ? subcomponents.properties.map((entry) => entry.type === 'Property' && entry.value)
      : []),
  ].flatMap((value) => (value && value.type === 'Identifier' ? value.name : []));
  const origins = importedFrom(file);
  const stories = file.statements.filter(({ type }) => type === 'ExportNamedDeclaration');
  return {
    path: file.path,
    line: file.lineOf(meta.start),
    shown: names.flatMap((name) => {
      const from = origins.get(name);
      return from === undefined ? [] : { name, from };
    }),
    hasGuide: property(property(meta, 'parameters'), 'guide') !== undefined,
    states: stories.flatMap(variablesOf).flatMap(({ name, value }) => {
      if (value.type !== 'ObjectExpression') return [];
      return [...statesOf(name, meta), ...statesOf(name, value)];
    }),
  };
}

/** The object that the file exports by default, under a name or not. */
function metaOf({ statements }: SourceFile, objects: ReadonlyMap<string, ESTree.Expression>) {
  for (const statement of statements) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const { declaration } = statement;
    const value = declaration.type === 'Identifier' ? objects.get(declaration.name) : declaration;
    const meta = value?.type === 'TSSatisfiesExpression' ? value.expression : value;
    if (meta?.type === 'ObjectExpression') return meta;
  }
  return undefined;
}

/** Names that the file imports, each with the module that it comes from. */
const importedFrom = ({ statements }: SourceFile) =>
  new Map(
    statements.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({ local }) => [local.name, statement.source.value] as const)
        : [],
    ),
  );
