import { expect, it } from 'vitest';
import { toArgType, toListArgType } from './prop-choices';

it('offers the names of a table of styles', () => {
  const { type, table } = toArgType({ solid: 'a1', soft: 'a2' });
  expect(type).toEqual({ name: 'enum', value: ['solid', 'soft'] });
  expect(table.type.summary).toBe("'solid' | 'soft'");
});

it('gives numbers where the names are numbers', () => {
  const { type, table } = toArgType({ 1: 'a1', 2: 'a2' });
  expect(type.value).toEqual([1, 2]);
  expect(table.type.summary).toBe('1 | 2');
});

it('offers several of a list', () => {
  const { options, table } = toListArgType(['album', 'addedAt']);
  expect(options).toEqual(['album', 'addedAt']);
  expect(table.type.summary).toBe("('album' | 'addedAt')[]");
});
