// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PitchForm, pitchFormSchema } from './pitch-form';

beforeAll(() => void vi.useFakeTimers({ now: new Date(2026, 10, 19, 12) }));
afterAll(() => void vi.useRealTimers());

const whole: PitchForm = {
  title: 'Carta sin sello',
  releaseDate: '2026-11-26',
  genre: 'Pop',
  mood: 'Chill',
  description: 'Un vals.',
  targetPlaylists: [],
};

const faultsOf = (changes: Partial<PitchForm>) => {
  const { error } = pitchFormSchema.safeParse({ ...whole, ...changes });
  return error?.issues.map(({ message }) => message) ?? [];
};

it('takes what is whole, without any playlist too', () => expect(faultsOf({})).toEqual([]));

it.each<[Partial<PitchForm>, string]>([
  [{ title: '  ' }, 'pitching.error.title'],
  [{ title: 'a'.repeat(1_001) }, 'pitching.error.long'],
  [{ releaseDate: '' }, 'pitching.error.releaseDate'],
  [{ releaseDate: '2026-11-25' }, 'pitching.error.early'],
  [{ description: '' }, 'pitching.error.description'],
])('%j is refused: %s', (changes, message) => {
  expect(faultsOf(changes)).toEqual([message]);
});
