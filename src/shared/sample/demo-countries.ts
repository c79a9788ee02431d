import type { User } from '../contract/user.ts';

/** Of the catalogue's artists and listeners; released seeds depend on the order. */
export const demoCountries = [
  'US',
  'ES',
  'MX',
  'AR',
  'CO',
  'PE',
  'CL',
] as const satisfies readonly User['country'][];

export type DemoCountry = (typeof demoCountries)[number];
