import { expect, it } from 'vitest';
import { townNames } from './town-names';

// Proves concerts: Towns that share a name
it('names the country of towns that share a name', () => {
  const town = (city: string, country: string) => ({ city, country, sales: 1 });
  const towns = [town('Córdoba', 'ES'), town('Madrid', 'ES'), town('córdoba', 'AR')];
  expect(townNames(towns, (code) => `in ${code}`)).toEqual([
    'Córdoba (in ES)',
    'Madrid',
    'córdoba (in AR)',
  ]);
});
