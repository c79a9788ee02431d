import type { ArgTypes, ArgTypesEnhancer, SBType, StrictArgTypes } from 'storybook/internal/csf';
import { type ExtractedProp, extractComponentProps } from 'storybook/internal/docs-tools';
import { combineParameters } from 'storybook/preview-api';
import { knownProps } from './known-props';
import { withoutNothing, toWords } from './prop-words';

const partTypes = new WeakMap<object, ArgTypes>();

export function readProps(component: unknown): StrictArgTypes {
  const props = extractComponentProps(component, 'props').map(readProp);
  const read = Object.fromEntries(props.map((prop) => [prop.name, prop]));
  const stated = typeof component === 'function' ? partTypes.get(component) : undefined;
  return stated ? combineParameters(read, stated) : read;
}

function readProp({ propDef, docgenInfo }: ExtractedProp) {
  const { name, required, description } = propDef;
  const type = typeOf({ propDef, docgenInfo }) ?? getScalar(knownProps[name]?.type);
  const value = getDefault(docgenInfo);
  const summary = type ? toWords(type) : knownProps[name]?.type;
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
  // Docgen quotes a single literal.
  if (tsType?.name === 'literal' && 'value' in tsType)
    return {
      name: 'enum',
      value: [String(tsType.value).replaceAll(/^'|'$/g, '')],
    } satisfies SBType;
  return type;
}

const getScalar = (type: string | undefined): SBType | undefined =>
  type === 'string' || type === 'number' || type === 'boolean' ? { name: type } : undefined;

/** `@default` documents a default that another component sets. */
function getDefault({ description, defaultValue }: ExtractedProp['docgenInfo']) {
  const stated = /^@default (.+)$/m.exec(description ?? '')?.[1];
  const value = (defaultValue as { value?: string } | undefined)?.value;
  // A lookup table is not a useful default.
  return stated ?? (value?.startsWith('{') || value === 'undefined' ? undefined : value);
}

/** Keeps the arg types of subcomponents, which Storybook's enhancers skip. */
export const keepPartTypes: ArgTypesEnhancer = ({ argTypes, subcomponents = {}, parameters }) => {
  for (const [name, part] of Object.entries(subcomponents)) {
    const stated = parameters.partTypes?.[name];
    if (stated && typeof part === 'function') partTypes.set(part, stated);
  }
  return argTypes;
};

// For props that docgen cannot read: `parameters: { partTypes: { Heading: { … } } }`.
declare module 'storybook/internal/csf' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Parameters {
    partTypes?: Record<string, ArgTypes>;
  }
}
