// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newArtistSchema, offerSchema, type NewArtistForm } from './use-contract-form';

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-19T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const terms = { royaltyRate: '72,5', startsOn: '2026-11-19', endsOn: '2029-11-18' };
const artist = {
  ...terms,
  name: 'Faro Norte',
  genre: 'Indie',
  country: 'ES',
  email: 'a@b.example',
};
const options = { fields: {}, shouldUseNativeValidation: false };

it('sends the part as a number, from today on', async () => {
  const { values, errors } = await offerSchema.resolver(terms, undefined, options);
  expect(errors).toEqual({});
  expect(values).toEqual({ ...terms, royaltyRate: 72.5 });
});

// Proves contracts: The part, the days and their order are checked before an offer is sent
it.each<[Partial<typeof artist>, string]>([
  [{ royaltyRate: '1e2' }, 'royaltyRate: missing'],
  [{ royaltyRate: '' }, 'royaltyRate: missing'],
  [{ startsOn: '2026-11-18' }, 'startsOn: startsEarly'],
  [{ endsOn: '' }, 'endsOn: invalid'],
  [{ endsOn: '2026-11-18' }, 'endsOn: endsEarly'],
  [{ endsOn: '2036-11-19' }, 'endsOn: tooLong'],
  [{ name: ' ' }, 'name: missing'],
  [{ name: 'a'.repeat(61) }, 'name: long'],
  [{ email: '' }, 'email: missing'],
  [{ email: 'nadie' }, 'email: invalid'],
])('%j is refused: %s', async (changes, fault) => {
  const typed = { ...artist, ...changes } as NewArtistForm;
  const { errors } = await newArtistSchema.resolver(typed, undefined, options);
  expect(Object.entries(errors).map(([field, error]) => `${field}: ${error.message}`)).toEqual([
    fault,
  ]);
});
