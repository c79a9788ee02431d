import type { ArgTypes, ArgTypesEnhancer, SBType, StrictArgTypes } from 'storybook/internal/csf';
import { type ExtractedProp, extractComponentProps } from 'storybook/internal/docs-tools';
import { combineParameters } from 'storybook/preview-api';
import { knownProps } from './known-props';
import { withoutNothing, wordsOf } from './prop-words';

const toldOfParts = new WeakMap<object, ArgTypes>();

/** The props of a component as its page and its controls show them, from the doc comments in its code. */
export function readProps(component: unknown): StrictArgTypes {
  const props = extractComponentProps(component, 'props').map(readProp);
  const read = Object.fromEntries(props.map((prop) => [prop.name, prop]));
  const told = typeof component === 'function' ? toldOfParts.get(component) : undefined;
  return told ? combineParameters(read, told) : read;
}

function readProp({ propDef, docgenInfo }: ExtractedProp) {
  const { name, required, description } = propDef;
  const type = typeOf({ propDef, docgenInfo }) ?? scalarOf(knownProps[name]?.type);
  const value = defaultOf(docgenInfo);
  const summary = type ? wordsOf(type) : knownProps[name]?.type;
  return {
    name,
    description: description || (knownProps[name]?.description ?? ''),
    ...(type && { type: withoutNothing({ ...type, required }) }),
    table: {
      ...(summary && { type: { summary } }),
      ...(value && { defaultValue: { summary: value } }),
    },
  };
}

function typeOf({ propDef, docgenInfo }: Pick<ExtractedProp, 'propDef' | 'docgenInfo'>) {
  const type = propDef.sbType as SBType | null | undefined;
  const { tsType } = docgenInfo as Partial<ExtractedProp['docgenInfo']>;
  // The only one of a kind: docgen has its value in quotation marks.
  if (tsType?.name === 'literal' && 'value' in tsType)
    return {
      name: 'enum',
      value: [String(tsType.value).replaceAll(/^'|'$/g, '')],
    } satisfies SBType;
  return type;
}

/** The type of a prop of the browser's that only has its default in the code. */
const scalarOf = (type: string | undefined): SBType | undefined =>
  type === 'string' || type === 'number' || type === 'boolean' ? { name: type } : undefined;

/** What `@default` says, for what a component leaves to another; else what its code says. */
function defaultOf({ description, defaultValue }: ExtractedProp['docgenInfo']) {
  const told = /^@default (.+)$/m.exec(description ?? '')?.[1];
  const value = (defaultValue as { value?: string } | undefined)?.value;
  // A table to look something up in is no value.
  return told ?? (value?.startsWith('{') || value === 'undefined' ? undefined : value);
}

/** Keeps what a story tells of its component's parts, for those props have no enhancers. */
export const hearOfParts: ArgTypesEnhancer = ({ argTypes, subcomponents = {}, parameters }) => {
  for (const [name, part] of Object.entries(subcomponents)) {
    const told = parameters.partTypes?.[name];
    if (told && typeof part === 'function') toldOfParts.set(part, told);
  }
  return argTypes;
};

// What docgen cannot read, by subcomponent and prop: `parameters: { partTypes: { Heading: { … } } }`.
declare module 'storybook/internal/csf' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Parameters {
    partTypes?: Record<string, ArgTypes>;
  }
}
