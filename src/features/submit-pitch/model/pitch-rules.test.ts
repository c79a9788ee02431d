// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outbox } from '@/entities/outbox';
import { keepPitch } from '../testing/keep-pitch';
import { newPitchSchema } from './pitch-rules';
import { emptyPitch, type PitchForm, pitchSchema } from './pitch-tool';

beforeAll(() => void vi.useFakeTimers({ now: new Date(2026, 10, 19, 12) }));
afterAll(() => void vi.useRealTimers());

const whole: PitchForm = {
  ...emptyPitch('Nora Quintavalle'),
  trackTitle: 'Carta sin sello',
  releaseDate: '2026-11-26',
  description: 'Un vals.',
};

async function getFaults(changes: Partial<PitchForm>) {
  const { errors } = await pitchSchema.resolver({ ...whole, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.entries(errors).map(([field, error]) => `${field}: ${error.message}`);
}

it('accepts a complete pitch, even without a playlist', async () => {
  expect(await getFaults({})).toEqual([]);
});

// Proves artist-dashboard: Required fields of a pitch
// Proves artist-dashboard: Seven days ahead
it.each<[Partial<PitchForm>, string]>([
  [{ trackTitle: '  ' }, 'trackTitle: missing'],
  [{ trackTitle: 'a'.repeat(201) }, 'trackTitle: long'],
  [{ releaseDate: '' }, 'releaseDate: missing'],
  [{ releaseDate: '2026-11-25' }, 'releaseDate: early'],
  [{ releaseDate: '2026-02-30' }, 'releaseDate: invalid'],
  [{ description: '' }, 'description: missing'],
  [{ description: 'a'.repeat(1_001) }, 'description: long'],
  [{ artistName: '' }, 'artistName: missing'],
  [{ pressKit: 'javascript:alert(1)' }, 'pressKit: invalid'],
  [{ socialMediaLinks: 'https://nora.example\nmi perfil' }, 'socialMediaLinks: invalid'],
])('%j is refused: %s', async (changes, message) => {
  expect(await getFaults(changes)).toEqual([message]);
});

// Proves pitching: Seven days ahead, on the device
describe('seven days ahead, by the calendar of the device', () => {
  it.each([
    ['just before midnight', new Date(2026, 10, 19, 23, 59, 59), '2026-11-25', '2026-11-26'],
    ['before the clock changes', new Date(2026, 9, 20, 23, 30), '2026-10-26', '2026-10-27'],
    ['on the day of the change', new Date(2026, 9, 25, 0, 30), '2026-10-31', '2026-11-01'],
    ['on the day of the other change', new Date(2027, 2, 28, 23, 30), '2027-04-03', '2027-04-04'],
    ['before 29 February', new Date(2028, 1, 22, 12), '2028-02-28', '2028-02-29'],
    ['after 29 February', new Date(2028, 1, 23, 12), '2028-02-29', '2028-03-01'],
    ['at the end of the year', new Date(2026, 11, 28, 12), '2027-01-03', '2027-01-04'],
  ])('%s', async (_, now, early, first) => {
    vi.setSystemTime(now);
    expect(await getFaults({ releaseDate: early })).toEqual(['releaseDate: early']);
    expect(await getFaults({ releaseDate: first })).toEqual([]);
  });
});

describe('on the device', () => {
  const owner = 'usr_nora';
  const stored = () => {
    const [first] = outbox.read(owner);
    for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
    return first;
  };

  it('is delivered with its local day, and without the server’s fields', () => {
    keepPitch({ owner });
    const body = stored()?.body;
    expect(body).toMatchObject({ today: '2026-11-19', trackId: null, isNewRelease: true });
    expect(Object.keys(body ?? {})).not.toContain('submissionDate');
  });

  it.each([
    ['without a title', { trackTitle: undefined }, false],
    ['for something that is no playlist', { targetPlaylists: [7] }, false],
    ['of an older version, with its state', { status: 'pending', coverImage: null }, true],
  ])('is known %s: %o', (_, change, isKnown) => {
    keepPitch({ owner });
    const thing = { ...(stored()?.thing as object), ...change };
    expect(newPitchSchema.safeParse(thing).success).toBe(isKnown);
  });
});
