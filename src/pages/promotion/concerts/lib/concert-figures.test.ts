import { expect, it } from 'vitest';
import { wrap } from './draw-poster';
import { formatMillions } from './millions';
import { soldPercent } from './sold-share';

it.each([
  [171_000, 'EUR', '0,2 M €'],
  [1_240_000, 'EUR', '1,2 M €'],
  [0, 'EUR', '0,0 M €'],
  [12_500_000_000, 'ARS', '12.500,0 M ARS'],
])('writes %d %s in millions', (amount, currency, text) => {
  expect(formatMillions(amount, 'es', currency).replaceAll(/\s/gu, ' ')).toBe(text);
});

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
