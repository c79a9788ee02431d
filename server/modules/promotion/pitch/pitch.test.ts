import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveredPitch, PitchPlaylist } from '#contract/pitch.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type PitchApp, startPitchApp } from '../../../testing/start-pitch-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { pitchTable } from './pitch.table.ts';

let tonada: PitchApp;
beforeAll(async () => {
  tonada = await startPitchApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const sentence = (answer: { json: () => unknown }) =>
  (answer.json() as { error: string; fields?: Record<string, string> }).error;

describe('the list of an artist', () => {
  it('states that it takes deliveries, even while empty and in refusals', async () => {
    const answer = await tonada.ask();
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect(answer.headers['accept-post']).toBe('application/json');
    const refused = await tonada.ask(tonada.luz);
    expect([refused.statusCode, refused.headers['accept-post']]).toEqual([404, 'application/json']);
  });

  // Proves pitching: Fields of a pitch and no others
  it('lists delivered pitches, the latest first, with exactly their fields', async () => {
    const first = tonada.pitch({ trackTitle: 'Luz' });
    expect((await tonada.deliver(first)).json()).toEqual({ id: first.id });
    tonada.clock.advance(1000);
    await tonada.deliver(tonada.pitch({ trackTitle: 'Mar' }));
    const [latest, one] = await tonada.mine();
    expect(latest?.trackTitle).toBe('Mar');
    expect(one).toEqual({
      id: first.id,
      trackId: null,
      trackTitle: 'Luz',
      artistName: 'Faro Norte',
      releaseDate: '2026-12-01',
      submissionDate: '2026-11-20',
      status: 'pending',
      targetPlaylists: ['Novedades'],
      genre: 'Pop',
      mood: 'Chill',
      description: 'Un vals.',
      coverImage: null,
    });
  });

  it('takes the same number of statements for one as for many', async () => {
    const count = () => countStatements(() => tonada.ask());
    await tonada.waiting();
    const few = await count();
    for (let index = 0; index < 20; index += 1) await tonada.waiting();
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
  });
});

describe('an account that acts for an artist', () => {
  const query = `?artistId=${faro}`;

  // Proves pitching: Access
  it('is a label that has them under contract, or an administrator', async () => {
    const { casa, otra, admin } = tonada.people;
    for (const [who, status] of [
      [casa, 200],
      [admin, 200],
      [otra, 404],
      [tonada.luz, 404],
    ] as const) {
      const delivered = tonada.pitch();
      expect((await tonada.deliver(delivered, who, query)).statusCode).toBe(status);
      expect((await tonada.ask(who, query)).statusCode).toBe(status);
    }
    expect(await tonada.mine()).toHaveLength(2);
  });

  it('is no longer a label whose contract has ended', async () => {
    tonada.clock.set(new Date('2027-01-01T12:00:00Z'));
    const casa = await tonada.openSession(tonada.people['casa']?.id ?? '');
    const delivered = tonada.pitch({ today: '2027-01-01', releaseDate: '2027-02-01' });
    expect((await tonada.deliver(delivered, casa, query)).statusCode).toBe(404);
  });
});

describe('a delivery', () => {
  // Proves pitching: Taken once
  it('is stored once for 300 simultaneous repeats', async () => {
    const delivered = tonada.pitch();
    const answers = await Promise.all(Array.from({ length: 300 }, () => tonada.deliver(delivered)));
    expect(new Set(answers.map(({ body }) => body))).toEqual(
      new Set([JSON.stringify({ id: delivered.id })]),
    );
    expect(await tonada.db.$count(pitchTable)).toBe(1);
  });

  it('that was refused may come again under its id', async () => {
    const delivered = tonada.pitch({ targetPlaylists: ['Otra'] });
    expect(sentence(await tonada.deliver(delivered))).toMatch(/«Otra»/);
    const mended = { ...delivered, targetPlaylists: ['Noche'] };
    expect((await tonada.deliver(mended)).statusCode).toBe(200);
  });

  // Proves pitching: One at a time
  it('allows one pending pitch per song', async () => {
    await tonada.waiting({ trackTitle: 'Canción de cuna' });
    const again = await tonada.deliver(tonada.pitch({ trackTitle: 'CANCION de Cuna' }));
    expect(again.statusCode).toBe(409);
    expect(sentence(again)).toMatch(/ya espera/);
  });

  it.each<[string, Partial<DeliveredPitch> | Record<string, unknown>]>([
    ['a genre that nobody knows', { genre: 'Polca' }],
    ['a mood that nobody knows', { mood: 'Sad' }],
    ['no title', { trackTitle: ' ' }],
    ['no description', { description: '' }],
    ['a description that is too long', { description: 'a'.repeat(1001) }],
    ['a day that there is not', { releaseDate: '2027-02-29' }],
    ['a press kit that is no address', { pressKit: 'javascript:alert(1)' }],
    ['a profile that is no address', { socialMediaLinks: 'https://a.example\nno' }],
    ['more than there is', { status: 'accepted' }],
  ])('is refused with %s', async (_, wrong) => {
    const delivered = { ...tonada.pitch(), ...wrong };
    expect((await tonada.deliver(delivered)).statusCode).toBe(400);
    expect(await tonada.db.$count(pitchTable)).toBe(0);
  });
});

const early =
  'El lanzamiento debe ser al menos 7 días en el futuro para ser considerado para playlists editoriales.';

describe('seven days ahead', () => {
  const answerFor = async (at: string, today: string, releaseDate: string) => {
    tonada.clock.set(new Date(at));
    const who = await tonada.openSession(tonada.speaker.id);
    return tonada.deliver(tonada.pitch({ at, today, releaseDate }), who);
  };

  // Proves pitching: Seven days ahead, on the server
  it.each([
    // Just before midnight in Buenos Aires it is the next day in UTC.
    ['2026-11-21T02:59:00Z', '2026-11-20', '2026-11-27', 200],
    ['2026-11-21T02:59:00Z', '2026-11-21', '2026-11-27', 422],
    // Clocks change in Madrid on 25 October.
    ['2026-10-24T22:30:00Z', '2026-10-25', '2026-11-01', 200],
    ['2026-10-24T22:30:00Z', '2026-10-25', '2026-10-31', 422],
    ['2028-02-22T12:00:00Z', '2028-02-22', '2028-02-29', 200],
    ['2028-02-22T12:00:00Z', '2028-02-22', '2028-02-28', 422],
    // That date is today in no time zone.
    ['2026-11-20T12:00:00Z', '2026-11-10', '2026-11-25', 422],
    ['2026-11-20T12:00:00Z', '2026-12-31', '2026-11-28', 200],
  ])('at %s, on %s, for %s: %i', async (at, today, releaseDate, status) => {
    const answer = await answerFor(at, today, releaseDate);
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes(early)).toBe(status === 422);
  });

  // Proves pitching: Counts from when it was sent
  it('counts from submission on the device, but not once the song is published', async () => {
    const delivered = tonada.pitch({ releaseDate: '2026-11-27' });
    tonada.clock.set(new Date('2026-11-26T20:00:00Z'));
    const who = await tonada.openSession(tonada.speaker.id);
    expect((await tonada.deliver(delivered, who)).statusCode).toBe(200);
    tonada.clock.set(new Date('2026-11-27T00:10:00Z'));
    const late = { ...tonada.pitch({ releaseDate: '2026-11-27' }), at: delivered.at };
    const again = await tonada.openSession(tonada.speaker.id);
    expect(sentence(await tonada.deliver(late, again))).toMatch(/ya llegó/);
  });
});

describe('a prepared song', () => {
  it('is offered and proposed with title and cover, excluding those of others', async () => {
    const release = await tonada.pending({ releaseDate: '2026-12-01' });
    const [track] = release.tracks;
    const offered = await tonada.app.inject({
      url: '/api/promotion/prepared-tracks',
      headers: tonada.speaker.headers,
    });
    expect(offered.json()).toEqual([
      { id: track?.id, title: 'Luna nueva', artist: 'Faro Norte', releaseDate: '2026-12-01' },
    ]);
    await tonada.waiting({ trackId: track?.id ?? '', trackTitle: 'Otro título' });
    const [pitch] = await tonada.mine();
    expect(pitch).toMatchObject({ trackId: track?.id, trackTitle: 'Luna nueva' });
    expect((await tonada.app.inject(pitch?.coverImage ?? '')).statusCode).toBe(200);
    const foreign = await tonada.deliver(tonada.pitch({ trackId: 'trk_3' }));
    expect([foreign.statusCode, sentence(foreign)]).toEqual([
      422,
      expect.stringMatching(/ya no está/) as string,
    ]);
  });
});

it('lists the editorial playlists', async () => {
  const answer = await tonada.app.inject({
    url: '/api/promotion/editorial-playlists',
    headers: tonada.speaker.headers,
  });
  expect(answer.json()).toMatchObject([
    { id: 'pla_novedades', name: 'Novedades', followers: 0 },
    { id: 'pla_noche', name: 'Noche' },
  ]);
  const [first] = answer.json<PitchPlaylist[]>();
  expect(first?.criteria.length).toBeGreaterThan(0);
});

// Proves pitching: The same, and its genre, from its songs
it('derives a playlist’s update frequency and genres from its songs', async () => {
  const keys = Array.from({ length: 12 }, (_, index) => `habit-${index}`);
  await addTracks(
    tonada.db,
    keys.map((id) => ({ id, title: id, artist: 'Habituales' })),
  );
  const daysAgo = (days: number) => new Date(tonada.clock().getTime() - days * 86_400_000);
  const about = { ownerId: tonada.speaker.id, featuredPosition: 9 };
  await addPlaylist(tonada.db, { ...about, id: 'pla_habito', createdAt: daysAgo(360) }, keys);
  await addPlaylist(tonada.db, { ...about, id: 'pla_nueva', createdAt: daysAgo(3) }, []);
  // One song a month.
  for (const [index] of keys.entries()) {
    await tonada.db
      .update(playlistTrackTable)
      .set({ addedAt: daysAgo(350 - index * 30) })
      .where(eq(playlistTrackTable.id, `pla_habito-${index}`));
  }
  const answer = await tonada.app.inject({
    url: '/api/promotion/editorial-playlists',
    headers: tonada.speaker.headers,
  });
  const of = (id: string) => answer.json<PitchPlaylist[]>().find((each) => each.id === id);
  expect(of('pla_habito')).toMatchObject({
    genre: 'Pop',
    updateFrequency: 'Cada mes',
    criteria: expect.arrayContaining([
      'Que encaje con las canciones que ya están; género más frecuente: Pop',
    ]) as string[],
  });
  expect(of('pla_nueva')).toMatchObject({
    genre: 'Varios géneros',
    updateFrequency: 'Es nueva: aún no se sabe',
  });
});
