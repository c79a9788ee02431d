import { expect, it } from 'vitest';
import { wrap } from './draw-poster';
import { soldPercent } from './sold-share';

it.each([
  [0, 0, null],
  [5, 0, null],
  [1, 3, 33],
  [2, 3, 67],
  [100, 100, 100],
])('%d of %d is %s %%', (ticketsSold, capacity, percent) => {
  expect(soldPercent({ ticketsSold, capacity })).toBe(percent);
});

it.each([
  ['Gira', ['Gira']],
  ['Cartas sin sello', ['Cartas sin', 'sello']],
  ['Una noche de verano en el faro', ['Una noche', 'de verano…']],
  ['Otorrinolaringología', ['Otorrinol…']],
])('breaks %j into lines of a picture', (text, lines) => {
  expect(wrap(text, (line) => line.length <= 10, 2)).toEqual(lines);
});
