import { createElement } from 'react';
import { expect, it } from 'vitest';
import { completeProp, isPlainData } from './complete-props';

it('describes the props of the browser', () => {
  const { description, table } = completeProp({ name: 'children' }, 'Guardar');
  expect(description).toBe('Its content.');
  expect(table?.type?.summary).toBe('ReactNode');
});

it('prefers the description of the component', () => {
  const prop = { name: 'children', description: 'Stat cards alone.' };
  expect(completeProp(prop, undefined).description).toBe('Stat cards alone.');
});

const node = { name: 'lyrics', type: { name: 'other', value: 'ReactNode' } } as const;

it.each([
  ['words', 'Mínimo 8 caracteres', { type: 'text' }],
  ['a number', 8, { type: 'number' }],
  ['an element', createElement('b'), false],
  ['a function', () => null, false],
  ['elements in a list', [createElement('b')], false],
  ['plain data', { id: 'trk_1', artist: { name: 'Abril' } }, { type: 'object' }],
  ['nothing', undefined, false],
])('offers an editable control for %s', (_, value, control) => {
  expect(completeProp(node, value).control).toEqual(control);
});

it('leaves choices and the controls of a story unchanged', () => {
  const chosen = { name: 'mood', type: { name: 'enum' as const, value: ['quiet'] } };
  expect(completeProp(chosen, undefined)).toEqual(chosen);
  const decided = { ...node, control: { type: 'text' as const } };
  expect(completeProp(decided, createElement('b'))).toEqual(decided);
});

it.each([
  [new Map(), false],
  [{ onIntent: () => undefined }, false],
  [['album', null, { minutes: 3, note: undefined }], true],
])('distinguishes plain data: %o', (value, isPlain) => {
  expect(isPlainData(value)).toBe(isPlain);
});
