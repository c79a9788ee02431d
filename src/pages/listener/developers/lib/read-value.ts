/** A JSON Schema, as OpenAPI 3.1 has it. */
export type Schema = { readonly [keyword: string]: unknown };

/** By name. */
export type Schemas = { readonly [name: string]: Schema };

export type Limit =
  | { kind: 'length' | 'value' | 'items'; min?: number; max?: number }
  | { kind: 'bytes' | 'step'; amount: number }
  | { kind: 'pattern' | 'format' | 'usual'; text: string };

/** Read only when somebody opens it, so schemas may refer to themselves. */
export type Inner = { fields: Schema } | { variants: readonly Schema[] };

export type Value = {
  /** As programmers write it: `string`, `Track[]`, `{ [key]: number }`. */
  type: string;
  isNullable: boolean;
  /** All that it may be, as JSON. */
  values: readonly string[];
  limits: readonly Limit[];
  inner: Inner | null;
};

export type Field = Value & { name: string; isRequired: boolean };

/** The type of a schema that this file cannot read. */
export const unreadable = '?';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toSchemas = (value: unknown): readonly Schema[] =>
  Array.isArray(value) ? value.filter(isSchema) : [];

const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

const isNull = ({ type, const: only }: Schema) => type === 'null' || only === null;

type Peeled = {
  /** Of the component, unless the server invented one for what refers to itself. */
  name: string | undefined;
  schema: Schema;
  isNullable: boolean;
  /** Alternatives, at least two. */
  members: readonly Schema[];
  /** All components that led here. */
  path: readonly string[];
};

/** Follows references, takes `null` out of the alternatives and joins what holds together. */
function peel(schema: Schema, schemas: Schemas, path: readonly string[] = []): Peeled {
  const { $ref: reference, anyOf, oneOf, allOf, ...own } = schema;
  if (typeof reference === 'string') {
    const name = reference.slice(reference.lastIndexOf('/') + 1);
    const isLoop = path.includes(name);
    const target = isLoop ? { type: 'loop' } : (schemas[name] ?? { type: unreadable });
    const peeled = peel({ ...target, ...own }, schemas, [...path, name]);
    return { ...peeled, name: name.startsWith('shared_') ? peeled.name : name };
  }
  if (allOf) {
    const parts = toSchemas(allOf).map((part) => peel(part, schemas, path).schema);
    return peel([...parts, own].reduce(joinObjects), schemas, path);
  }
  const alternatives = toSchemas(anyOf ?? oneOf);
  if (alternatives.length > 0) {
    const members = alternatives.filter((each) => !isNull(each));
    const isNullable = members.length < alternatives.length;
    const [only] = members;
    if (only && members.length === 1) {
      const peeled = peel({ ...only, ...own }, schemas, path);
      return { ...peeled, isNullable: isNullable || peeled.isNullable };
    }
    return { name: undefined, schema: own, isNullable, members, path };
  }
  const types = [own['type']].flat();
  const real = types.filter((each) => each !== 'null');
  const isNullable = real.length > 0 && real.length < types.length;
  const rest = isNullable ? { ...own, type: real.length === 1 ? real[0] : real } : own;
  return { name: undefined, schema: rest, isNullable, members: [], path };
}

const joinObjects = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  ...((one['properties'] !== undefined || other['properties'] !== undefined) && {
    properties: { ...(one['properties'] as Schema), ...(other['properties'] as Schema) },
  }),
  required: [...toTexts(one['required']), ...toTexts(other['required'])],
});

/** Says what a schema admits. */
export function readValue(schema: Schema, schemas: Schemas, path: readonly string[] = []): Value {
  const peeled = peel(schema, schemas, path);
  const { isNullable, members } = peeled;
  const limits = readLimits(peeled.schema);
  const value = members.length > 0 ? readUnion(peeled, schemas) : readPlain(peeled, schemas);
  return {
    ...value,
    isNullable: isNullable || value.isNullable,
    limits: [...limits, ...value.limits],
  };
}

const nothing = { isNullable: false, values: [], limits: [], inner: null };

function readUnion({ name, members, path }: Peeled, schemas: Schemas): Value {
  const read = members.map((member) => readValue(member, schemas, path));
  const types = [...new Set(read.map(({ type }) => type))];
  const isNullable = read.some((each) => each.isNullable);
  if (read.every(({ inner }) => inner === null)) {
    return {
      type: types.join(' | '),
      isNullable,
      values: read.flatMap(({ values }) => values),
      limits: read.flatMap(({ limits }) => limits),
      inner: null,
    };
  }
  return { ...nothing, type: name ?? types.join(' | '), isNullable, inner: { variants: members } };
}

function readPlain({ name, schema, path }: Peeled, schemas: Schemas): Value {
  const { type, enum: listed, const: only, items, properties, additionalProperties } = schema;
  const values = Array.isArray(listed) ? listed : only === undefined ? [] : [only];
  if (values.length > 0) {
    const types = new Set(values.map((each) => typeof each));
    const texts = values.map((each) => JSON.stringify(each));
    return { ...nothing, type: [...types].join(' | '), values: texts };
  }
  if (type === 'array') {
    const item = readValue(isSchema(items) ? items : {}, schemas, path);
    return { ...item, isNullable: false, type: `${toMember(item)}[]` };
  }
  if (type === 'object') {
    if (isSchema(properties) && Object.keys(properties).length > 0) {
      return { ...nothing, type: name ?? 'object', inner: { fields: schema } };
    }
    if (!isSchema(additionalProperties)) return { ...nothing, type: 'object' };
    const each = readValue(additionalProperties, schemas, path);
    const ofEach = each.isNullable ? `${each.type} | null` : each.type;
    return { ...each, isNullable: false, type: `{ [key]: ${ofEach} }` };
  }
  if (type === 'loop') return { ...nothing, type: name ?? 'any' };
  if (type === undefined) return { ...nothing, type: isOpen(schema) ? 'any' : unreadable };
  return { ...nothing, type: toName(type) };
}

function toMember({ type, isNullable }: Value): string {
  const whole = isNullable ? `${type} | null` : type;
  return whole.includes(' | ') && !whole.startsWith('{') ? `(${whole})` : whole;
}

const simple = new Set<unknown>(['string', 'number', 'integer', 'boolean', 'null']);

const toName = (type: unknown) => {
  const types = [type].flat();
  return types.every((each) => simple.has(each)) ? types.join(' | ') : unreadable;
};

/** Words about a value do not restrict it. */
const words = new Set(['description', 'title', 'default', 'example', 'examples', 'required']);

const isOpen = (schema: Schema) => Object.keys(schema).every((keyword) => words.has(keyword));

/** The schema library writes these for an integer without a limit. */
const isReal = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function readLimits(schema: Schema): readonly Limit[] {
  const span = (kind: 'length' | 'value' | 'items', least: string, most: string): Limit[] => {
    const [min, max] = [schema[least], schema[most]];
    if (!isReal(min) && !isReal(max)) return [];
    return [{ kind, ...(isReal(min) && { min }), ...(isReal(max) && { max }) }];
  };
  const amount = (kind: 'bytes' | 'step', keyword: string): Limit[] =>
    isReal(schema[keyword]) ? [{ kind, amount: schema[keyword] }] : [];
  const { format, pattern } = schema;
  const usual = schema['default'];
  return [
    ...span('length', 'minLength', 'maxLength'),
    ...span('value', 'minimum', 'maximum'),
    ...span('items', 'minItems', 'maxItems'),
    ...amount('bytes', 'maxBytes'),
    ...amount('step', 'multipleOf'),
    ...(typeof format === 'string' ? [{ kind: 'format', text: format } as const] : []),
    // A format says it shorter.
    ...(typeof pattern === 'string' && typeof format !== 'string'
      ? [{ kind: 'pattern', text: pattern } as const]
      : []),
    ...(usual === undefined ? [] : [{ kind: 'usual', text: JSON.stringify(usual) } as const]),
  ];
}

/** The rows of one level: fields of an object, or alternatives. */
export function readRows(inner: Inner, schemas: Schemas): readonly Field[] {
  if ('variants' in inner) {
    return inner.variants.map((variant) => ({
      ...readValue(variant, schemas),
      name: nameVariant(variant, schemas),
      isRequired: false,
    }));
  }
  const required = toTexts(inner.fields['required']);
  const { properties, additionalProperties } = inner.fields;
  const named = Object.entries((properties ?? {}) as Schemas).map(([name, field]) => ({
    ...readValue(field, schemas),
    name,
    isRequired: required.includes(name),
  }));
  if (!isSchema(additionalProperties) || isOpen(additionalProperties)) return named;
  const others = { ...readValue(additionalProperties, schemas), name: '[key]', isRequired: false };
  return [...named, others];
}

/** By the field that tells it from the others: `kind: "play"`. */
function nameVariant(variant: Schema, schemas: Schemas): string {
  const { schema } = peel(variant, schemas);
  const fields = Object.entries((schema['properties'] ?? {}) as Schemas);
  for (const [name, field] of fields) {
    const { values } = readValue(field, schemas);
    if (values.length === 1) return `${name}: ${values[0] ?? ''}`;
  }
  return readValue(variant, schemas).type;
}
