// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyPitch } from './empty-pitch';
import { type PitchForm, pitchFormSchema } from './pitch-form';

beforeAll(() => void vi.useFakeTimers({ now: new Date(2026, 10, 19, 12) }));
afterAll(() => void vi.useRealTimers());

const whole: PitchForm = {
  ...emptyPitch('Nora Quintavalle'),
  title: 'Carta sin sello',
  releaseDate: '2026-11-26',
  description: 'Un vals.',
};

const faultsOf = (changes: Partial<PitchForm>) => {
  const { error } = pitchFormSchema.safeParse({ ...whole, ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
};

it('takes what is whole, without any playlist too', () => expect(faultsOf({})).toEqual([]));

it.each<[Partial<PitchForm>, string]>([
  [{ title: '  ' }, 'error.title'],
  [{ title: 'a'.repeat(201) }, 'error.name'],
  [{ releaseDate: '' }, 'error.releaseDate'],
  [{ releaseDate: '2026-11-25' }, 'error.early'],
  [{ description: '' }, 'error.description'],
  [{ description: 'a'.repeat(1_001) }, 'error.long'],
  [{ artistName: '' }, 'error.artistName'],
  [{ pressKit: 'javascript:alert(1)' }, 'error.pressKit'],
  [{ socialMediaLinks: 'https://nora.example\nmi perfil' }, 'error.links'],
])('%j is refused: %s', (changes, message) => {
  expect(faultsOf(changes)).toEqual([message]);
});

describe('seven days ahead, by the calendar of the device', () => {
  it.each([
    ['just before midnight', new Date(2026, 10, 19, 23, 59, 59), '2026-11-25', '2026-11-26'],
    ['before the clock changes', new Date(2026, 9, 20, 23, 30), '2026-10-26', '2026-10-27'],
    ['on the day of the change', new Date(2026, 9, 25, 0, 30), '2026-10-31', '2026-11-01'],
    ['on the day of the other change', new Date(2027, 2, 28, 23, 30), '2027-04-03', '2027-04-04'],
    ['before 29 February', new Date(2028, 1, 22, 12), '2028-02-28', '2028-02-29'],
    ['after 29 February', new Date(2028, 1, 23, 12), '2028-02-29', '2028-03-01'],
    ['at the end of the year', new Date(2026, 11, 28, 12), '2027-01-03', '2027-01-04'],
  ])('%s', (_, now, early, first) => {
    vi.setSystemTime(now);
    expect(faultsOf({ releaseDate: early })).toEqual(['error.early']);
    expect(faultsOf({ releaseDate: first })).toEqual([]);
  });
});
