import { expect, it } from 'vitest';
import { readRows, readValue, type Schema } from './read-value';

const schemas = {
  Id: { type: 'string', maxLength: 64, pattern: '^[a-z]+$' },
  State: { type: 'string', enum: ['draft', 'live'] },
  Track: {
    type: 'object',
    properties: {
      id: { $ref: '#/components/schemas/Id' },
      next: { $ref: '#/components/schemas/Track' },
    },
    required: ['id'],
    additionalProperties: false,
  },
  shared_schema0: {
    anyOf: [
      { type: 'string' },
      { type: 'null' },
      { type: 'array', items: { $ref: '#/components/schemas/shared_schema0' } },
      {
        type: 'object',
        propertyNames: { type: 'string' },
        additionalProperties: { $ref: '#/components/schemas/shared_schema0' },
      },
    ],
  },
};

const refer = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` });

/** Type, and whether it may be null, as one text. */
function toText(schema: Schema) {
  const { type, isNullable } = readValue(schema, schemas);
  return isNullable ? `${type}?` : type;
}

it.each<[Schema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: ['number', 'null'] }, 'number?'],
  [{ type: ['string', 'integer'] }, 'string | integer'],
  [{ anyOf: [refer('Track'), { type: 'null' }] }, 'Track?'],
  [{ anyOf: [refer('State'), { type: 'string', const: 'carried' }] }, 'string'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] }, 'string | number?'],
  [{ oneOf: [refer('Track'), { type: 'object', properties: { a: {} } }] }, 'Track | object'],
  [{ type: 'array', items: refer('Track') }, 'Track[]'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'array', items: { type: 'array', items: { type: 'number' } } }, 'number[][]'],
  [{ type: 'object', additionalProperties: refer('Id') }, '{ [key]: Id }'],
  [{ type: 'object', additionalProperties: {} }, '{ [key]: any }'],
  [{ type: 'object', properties: {}, additionalProperties: false }, 'object'],
  [{ allOf: [refer('Track'), { type: 'object', properties: { a: {} } }] }, 'object'],
  [refer('Track'), 'Track'],
  [refer('shared_schema0'), 'string | any[] | { [key]: any }?'],
  [{ const: true }, 'boolean'],
  [{}, 'any'],
  [{ description: 'x' }, 'any'],
  [{ not: {} }, '?'],
  [{ $ref: '#/components/schemas/Lost' }, '?'],
])('%j is %s', (schema, text) => {
  const shown = toText(schema);
  expect(shown).toBe(text === 'Id' ? 'string' : text.replace('Id', 'string'));
});

it('gives what it may be: values of all alternatives, and limits of lists and their items', () => {
  const either = { anyOf: [refer('State'), { type: 'string', const: 'carried' }] };
  expect(readValue(either, schemas).values).toEqual(['"draft"', '"live"', '"carried"']);
  const list = { type: 'array', minItems: 1, maxItems: 3, items: refer('Id'), default: [] };
  expect(readValue(list, schemas).limits).toEqual([
    { kind: 'items', min: 1, max: 3 },
    { kind: 'usual', text: '[]' },
    { kind: 'length', max: 64 },
    { kind: 'pattern', text: '^[a-z]+$' },
  ]);
});

it.each<[Schema, object[]]>([
  [{ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }, [{ kind: 'value', min: 0 }]],
  [{ type: 'string', format: 'email', pattern: '^.+$' }, [{ kind: 'format', text: 'email' }]],
  [{ type: 'number', multipleOf: 0.5 }, [{ kind: 'step', amount: 0.5 }]],
  [{ type: 'object', maxBytes: 8000 }, [{ kind: 'bytes', amount: 8000 }]],
  [{ type: 'boolean', default: false }, [{ kind: 'usual', text: 'false' }]],
])('the limits of %j', (schema, limits) => {
  expect(readValue(schema, schemas).limits).toEqual(limits);
});

it('reads a level at a time, so that a schema may lead to itself', () => {
  const { inner } = readValue(refer('Track'), schemas);
  const rows = inner ? readRows(inner, schemas) : [];
  expect(rows).toMatchObject([
    { name: 'id', type: 'string', isRequired: true, inner: null },
    { name: 'next', type: 'Track', isRequired: false, inner: { fields: schemas.Track } },
  ]);
});

it('names alternatives by the field that tells them apart', () => {
  const play = { type: 'object', properties: { kind: { const: 'play' }, at: { type: 'number' } } };
  const { inner } = readValue({ oneOf: [play, refer('Track')] }, schemas);
  expect(inner && readRows(inner, schemas).map(({ name }) => name)).toEqual([
    'kind: "play"',
    'Track',
  ]);
});

it('joins the fields of what holds together', () => {
  const both = {
    allOf: [refer('Track'), { type: 'object', properties: { a: {} }, required: ['a'] }],
  };
  const { inner } = readValue(both, schemas);
  expect(
    inner && readRows(inner, schemas).map(({ name, isRequired }) => [name, isRequired]),
  ).toEqual([
    ['id', true],
    ['next', false],
    ['a', true],
  ]);
});
