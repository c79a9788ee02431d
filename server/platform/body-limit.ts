import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** The part of JSON Schema that bodies use. */
export type BodyShape = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly BodyShape[];
  oneOf?: readonly BodyShape[];
  allOf?: readonly BodyShape[];
  items?: BodyShape;
  maxItems?: number;
  properties?: Readonly<Record<string, BodyShape>>;
  additionalProperties?: unknown;
  maxLength?: number;
  pattern?: string;
  /** Of a schema that says it itself, where JSON Schema cannot. */
  maxBytes?: number;
};

/** Bytes below which no body is cut, so that a field that is too long gets its own sentence. */
export const leastBody = 16 * 1024;

/** `-1.2345678901234567e-308` */
const longestNumber = 24;

/** Bytes: a character as `\u0001`. A pattern of positive classes of ASCII has none of those. */
const longestCharacter = 6;
const isPlain = ({ pattern = '.' }: BodyShape) =>
  /^[\x20-\x7e]*$/.test(pattern) && !/(?<!\\)\.|\[\^|\\[DWSsBpP"\\]|"/.test(pattern);

const brackets = 2;
const separator = 1;

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/**
 * Bytes of the longest body that the schema admits, as `JSON.stringify` writes it.
 *
 * @throws {Error} for a schema that has no end
 */
function longest(shape: BodyShape, at: string): number {
  const endless = () => new Error(`${at} of a body has no end: give its schema a maximum.`);
  if (shape.maxBytes !== undefined) return shape.maxBytes;
  if ('const' in shape) return bytesOf(shape.const);
  if (shape.enum) return Math.max(...shape.enum.map(bytesOf));
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return Math.max(...either.map((each) => longest(each, at)));
  const { type } = shape;
  if (typeof type === 'object')
    return Math.max(...type.map((each) => longest({ ...shape, type: each }, at)));
  if (shape.allOf) return Math.min(...shape.allOf.map((each) => longest(each, at)));
  switch (type) {
    case 'null':
    case 'boolean':
      return 'false'.length;
    case 'number':
    case 'integer':
      return longestNumber;
    case 'string':
      if (shape.maxLength === undefined) throw endless();
      return brackets + shape.maxLength * (isPlain(shape) ? 1 : longestCharacter);
    case 'array':
      if (shape.maxItems === undefined) throw endless();
      return brackets + shape.maxItems * (separator + longest(shape.items ?? {}, `${at}[]`));
    case 'object':
      if (shape.additionalProperties !== false) throw endless();
      return Object.entries(shape.properties ?? {}).reduce(
        (sum, [name, value]) =>
          sum + bytesOf(name) + 2 * separator + longest(value, `${at}.${name}`),
        brackets,
      );
    default:
      throw endless();
  }
}

/** Of what is sent, before defaults and transformations. */
export const toBodyShape = (schema: z.core.$ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as BodyShape;

const lengths = new WeakMap<z.core.$ZodType, number>();

/** A process may build the application several times. */
function lengthOf(schema: z.core.$ZodType, name: string): number {
  const known = lengths.get(schema);
  if (known !== undefined) return known;
  const length = Math.max(leastBody, longest(toBodyShape(schema), name));
  lengths.set(schema, length);
  return length;
}

/**
 * Limits the body of each route with a schema to the longest that the schema admits, so that no
 * allowed call is refused for its length.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body;
    if (!(body instanceof z.core.$ZodType)) return;
    const name = `${String(route.method)} ${route.url}`;
    if (route.bodyLimit !== undefined)
      throw new Error(`${name} has a schema, from which its body limit follows.`);
    route.bodyLimit = lengthOf(body, name);
  });
}
