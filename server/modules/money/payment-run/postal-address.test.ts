import { expect, it } from 'vitest';
import { readPostalAddress } from './postal-address.ts';

// Proves payments: The payer's address
it.each([
  ['Calle Mayor 1, 28001 Madrid', ['28001', 'Madrid', 'ES', 'Calle Mayor 1']],
  [
    'Calle Peña 1, 3.º B, 08001 Barcelona, España',
    ['08001', 'Barcelona', 'ES', 'Calle Pena 1, 3.o B'],
  ],
  ['Gran Vía 2, Bilbao', [null, 'Bilbao', 'ES', 'Gran Via 2']],
  ['Rua Augusta 5, 1100-048 Lisboa, PT', ['1100-048', 'Lisboa', 'PT', 'Rua Augusta 5']],
  ['10 High St, SW1A 1AA London, GB', ['SW1A 1AA', 'London', 'GB', '10 High St']],
])('reads %s', (written, [postCode, town, country, ...lines]) => {
  expect(readPostalAddress(written, 'ES')).toEqual({ postCode, town, country, lines });
});

it('divides a long street, and finds no town in one line', () => {
  const address = readPostalAddress(`${'Avenida larga '.repeat(9)}, 28001 Madrid`, 'ES');
  expect(address?.lines.map(({ length }) => length <= 70)).toEqual([true, true]);
  expect(readPostalAddress('Calle Mayor 1', 'ES')).toBeNull();
});
