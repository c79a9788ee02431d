import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getFault } from './get-fault';
import { typedNumber, typedOrUnsaid } from './typed-number';

const budget = typedNumber(z.int().check(z.minimum(100), z.maximum(900), z.multipleOf(100)));
const price = typedOrUnsaid(z.number().check(z.minimum(1)), 0, 2);

const read = (schema: z.ZodMiniType, text: string) => {
  const { data, error } = schema.safeParse(text);
  return error ? error.issues.map(getFault) : data;
};

it.each([
  ['500', 500],
  [' 5 00', ['number']],
  ['', ['missing']],
  ['mil', ['number']],
  ['50', ['least', 'step']],
  ['1.000', ['most']],
  ['150', ['step']],
])('reads %j as it is typed: %j', (text, read_) => {
  expect(read(budget, text)).toEqual(read_);
});

it.each([
  ['', 0],
  ['12,50', 12.5],
])('accepts %j for an optional number: %j', (text, number) => {
  expect(read(price, text)).toBe(number);
});

it('formats a number as typed', () => {
  expect([z.encode(budget, 500), z.encode(price, 0), z.encode(price, 12.5)]).toEqual([
    '500',
    '',
    '12.5',
  ]);
});

it.each([
  ['doce', ['number']],
  ['0', ['least']],
])('rejects %j like a required number: %j', (text, faults) => {
  expect(read(price, text)).toEqual(faults);
});
