import * as z from 'zod/mini';
import type { Random } from '../platform/seeds/random.ts';

/** The subset of JSON Schema used here. */
type Shape = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
};

const texts = [
  '',
  ' ',
  'Luna',
  'a\0b',
  '🎵'.repeat(40),
  'ñ',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u202Eabc',
  '%',
  '{{brand}}',
  '2026-11-20',
  '2026-02-30',
  '0000-01-01',
  '2026-11-20T20:00:00.000Z',
  'https://music.example/cover.png',
  'javascript:alert(1)',
  'ana@example.com',
  '9'.repeat(40),
  'x'.repeat(5_000),
];
const numbers = [0, 1, -1, 7, 0.5, 72.9, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308];
const strange: unknown[] = [null, true, [], {}, [[]], '0', { length: 1 }, ['a', 1, null]];

/**
 * Makes values that a schema accepts, and sometimes one that it rejects. The same `random` gives
 * the same values.
 */
export function makeRequests(random: Random, ids: readonly string[]) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const text = () => pick(chance(0.4) ? ids : texts);

  function makeText({ format, minLength = 0, maxLength = 40 }: Shape): string {
    if (chance(0.5) || format !== undefined) return text();
    const length = chance(0.1) ? maxLength + 1 : Math.max(minLength, Math.floor(random() * 12));
    return 'a'.repeat(Math.min(length, 20_000));
  }

  function makeNumber({ minimum = 0, maximum = 1_000 }: Shape): number {
    if (chance(0.2)) return pick(numbers);
    return Math.floor(Math.max(minimum, -1e9) + random() * Math.min(maximum - minimum, 1e6));
  }

  function make(shape: Shape): unknown {
    if (chance(0.02)) return pick(strange);
    if ('const' in shape) return shape.const;
    if (shape.enum) return pick(shape.enum);
    const either = shape.anyOf ?? shape.oneOf;
    if (either) return make(pick(either));
    const type = Array.isArray(shape.type) ? pick(shape.type) : shape.type;
    if (type === 'string') return makeText(shape);
    if (type === 'integer' || type === 'number') return makeNumber(shape);
    if (type === 'boolean') return chance(0.5);
    if (type === 'null') return null;
    if (type === 'array') {
      const count = chance(0.02) ? 300 : Math.floor(random() * 4);
      return Array.from({ length: count }, () => make(shape.items ?? {}));
    }
    const fields = Object.entries(shape.properties ?? {});
    const made = fields.flatMap(([name, of]) => {
      const isLeftOut = chance(shape.required?.includes(name) === true ? 0.03 : 0.4);
      return isLeftOut ? [] : [[name, make(of)] as const];
    });
    return Object.fromEntries(chance(0.02) ? [...made, ['nadie', 1]] : made);
  }

  const shapes = new WeakMap<object, Shape>();
  return {
    pick,
    chance,
    text,
    /** Makes a value for a zod schema; without a schema or a JSON form, an odd one. */
    make: (schema: unknown): unknown => {
      if (typeof schema !== 'object' || schema === null) return pick(strange);
      const known = shapes.get(schema);
      if (known) return make(known);
      const shape = z.toJSONSchema(schema as z.ZodMiniType, {
        io: 'input',
        unrepresentable: 'any',
      });
      shapes.set(schema, shape as Shape);
      return make(shape as Shape);
    },
  };
}
