import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  artistAudienceSchema,
  artistStatsSchema,
  artistTracksSchema,
} from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import { roleSchema } from '#contract/user.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { recordPlay, recordSkip } from '../../listening/play/play.repository.ts';
import { likedTrackTable } from '../../catalogue/track/liked-track.table.ts';
import { countFigures } from './count-figures.ts';
import { importFigures } from './import-figures.ts';
import { askForRecounts } from './recount.repository.ts';
import { recountFigures } from './recount-figures.ts';
import { sumUpArtists } from './sum-up-artists.ts';

const faro = 'art_faro-norte';
const calls = ['stats', 'tracks', 'audience'] as const;
const day = 86_400_000;

let tonada: TestApp;
let artist: SignedIn;
let quiet: SignedIn;
const people: Record<string, SignedIn> = {};

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date('2026-11-20T20:00:00Z') });
  const { db } = tonada;
  await addTracks(db, [
    { id: 'trk_1', title: 'Luna', artist: 'Faro Norte', duration: 200 },
    { id: 'trk_2', title: 'Marea', artist: 'Faro Norte', duration: 100 },
    { id: 'trk_3', title: 'Nada', artist: 'Uno' },
  ]);
  for (const role of roleSchema.options) people[role] = await tonada.signIn({ role });
  artist = await speaksFor(faro);
  quiet = await speaksFor('art_uno');
});
afterAll(() => tonada.close());

async function speaksFor(artistId: string) {
  const person = await tonada.signIn({ role: 'artist' });
  await tonada.db.insert(artistMemberTable).values({ artistId, userId: person.id });
  return person;
}

function get(call: string, person?: SignedIn, query: Record<string, string> = {}) {
  const url = `/api/artist/${call}?${new URLSearchParams(query)}`;
  return tonada.app.inject({ url, ...(person && { headers: person.headers }) });
}

const ago = (days: number) => new Date(tonada.clock().getTime() - days * day);

describe.each(calls)('GET /artist/%s', (call) => {
  // Proves figures: Access
  it('is for artists and admins, about their own artists', async () => {
    expect((await get(call)).statusCode).toBe(401);
    for (const role of ['user', 'label', 'editorial'] as const) {
      expect([role, (await get(call, people[role])).statusCode]).toEqual([role, 403]);
    }
    expect((await get(call, people['artist'])).statusCode).toBe(404);
    expect((await get(call, people['admin'])).statusCode).toBe(400);
    expect((await get(call, people['admin'], { artist: faro })).statusCode).toBe(200);
    expect((await get(call, artist)).statusCode).toBe(200);
  });

  it.each(['art_uno', 'art_none'])('answers not found for %s to another artist', async (id) => {
    expect((await get(call, artist, { artist: id })).statusCode).toBe(404);
  });

  it('rejects unknown values at their field', async () => {
    const answer = await get(call, artist, { range: 'forever', since: '2020' });
    expect(answer.statusCode).toBe(400);
  });
});

it.each(figureRanges)('an artist without plays has empty figures: %s', async (range) => {
  const stats = artistStatsSchema.parse((await get('stats', quiet, { range })).json());
  expect(stats).toMatchObject({
    monthlyListeners: 0,
    totalStreams: 0,
    monthlyEarnings: 0,
    topCountries: [],
  });
  expect(stats.recentStreams.every(({ streams }) => streams === 0)).toBe(true);
  const audience = artistAudienceSchema.parse((await get('audience', quiet, { range })).json());
  expect(audience).toMatchObject({ skipRate: null, retention: null, saveRate: null, tracks: [] });
});

describe('after some listening', () => {
  beforeAll(async () => {
    const { db, app } = tonada;
    const listeners = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        tonada.signIn({
          country: index < 9 ? 'MX' : 'ES',
          subscriptionType: 'premium',
          dateOfBirth: index < 10 ? '2000-01-01' : '1970-01-01',
        }),
      ),
    );
    for (const [index, { id: listenerId }] of listeners.entries()) {
      const source = index % 2 === 0 ? { kind: 'search' as const } : { kind: 'liked' as const };
      await recordPlay(db, { listenerId, trackId: 'trk_1', playedAt: ago(1), source });
    }
    const [first] = listeners;
    const listenerId = first?.id ?? '';
    await recordPlay(db, { listenerId, trackId: 'trk_2', playedAt: ago(0) });
    await recordPlay(db, { listenerId, trackId: 'trk_2', playedAt: ago(40) });
    await recordSkip(db, { listenerId, trackId: 'trk_2', skippedAt: ago(0), seconds: 5 });
    await db.insert(likedTrackTable).values({ listenerId, trackId: 'trk_2', likedAt: ago(3) });
    await app.jobs.runDue();
  });

  // Proves figures: Ages of ten at least
  it('stats have listeners, streams by day, countries and ages', async () => {
    const stats = artistStatsSchema.parse((await get('stats', artist)).json());
    expect(stats).toMatchObject({
      monthlyListeners: 12,
      totalStreams: 13,
      topCountries: [
        { country: 'MX', listeners: 9, percentage: 75 },
        { country: 'ES', listeners: 3, percentage: 25 },
      ],
      demographics: [{ age: '25-34', percentage: 100 }],
    });
    expect(stats.recentStreams).toHaveLength(28);
    expect(stats.recentStreams.slice(-2)).toEqual([
      { date: '2026-11-19', streams: 12 },
      { date: '2026-11-20', streams: 1 },
    ]);
  });

  // Proves figures: Monthly listeners
  it('stats keep monthly listeners to 28 days, whatever the range', async () => {
    const stats = artistStatsSchema.parse((await get('stats', artist, { range: '7days' })).json());
    expect([stats.monthlyListeners, stats.totalStreams]).toEqual([12, 13]);
    const year = artistStatsSchema.parse((await get('stats', artist, { range: '1year' })).json());
    expect([year.monthlyListeners, year.totalStreams, year.recentStreams.length]).toEqual([
      12, 14, 365,
    ]);
  });

  // Proves figures: Earnings of the month and of the year
  it('stats have the earnings of the last month, and of twelve', async () => {
    // The one play in October: Mexico, premium.
    const stats = artistStatsSchema.parse((await get('stats', artist)).json());
    expect([stats.monthlyEarnings, stats.totalEarnings]).toEqual([0.00546, 0.00546]);
  });

  it('tracks have their totals of all time', async () => {
    const tracks = artistTracksSchema.parse((await get('tracks', artist)).json());
    expect(tracks).toMatchObject([
      {
        id: 'trk_1',
        title: 'Luna',
        album: 'Disco',
        coverImage: expect.stringMatching(/^\/api\/images\/album\//),
        streams: 12,
        countries: [
          { country: 'MX', streams: 9 },
          { country: 'ES', streams: 3 },
        ],
      },
      { id: 'trk_2', streams: 2, saves: 1, playlists: 0 },
    ]);
    expect(tracks[0]?.earnings).toBeCloseTo(9 * 0.00546 + 3 * 0.00644, 9);
  });

  // Proves figures: Rates, visits, discovery
  it('audience has the listeners, and how they listened', async () => {
    const audience = artistAudienceSchema.parse((await get('audience', artist)).json());
    expect(audience).toMatchObject({
      range: '28days',
      from: '2026-10-24',
      until: '2026-11-20',
      listeners: 12,
      streams: 13,
      starts: 14,
      retention: 1,
      loyalty: { loyal: 0, occasional: 1, new: 11 },
      sources: [
        { source: 'search', streams: 6 },
        { source: 'liked', streams: 6 },
        { source: 'unknown', streams: 1 },
      ],
      changes: { streams: { value: 12, before: 1 }, monthlyListeners: { value: 12, before: 1 } },
    });
    expect(audience.skipRate).toBeCloseTo(1 / 14, 9);
    expect(audience.saveRate).toBeCloseTo(1 / 12, 9);
    expect(audience.behaviour.repeatRate).toBeCloseTo(1 / 12, 9);
    expect(audience.behaviour.discovery).toBe(0.5);
    expect(audience.behaviour.tracksPerVisit).toBe(1);
    expect(audience.behaviour.secondsPerVisit).toBeCloseTo((12 * 200 + 100) / 13, 9);
    expect(audience.hours[3]?.[20]).toBe(12);
  });

  // Proves figures: Within a minute
  it('a play is included after the next run of the job', async () => {
    const { id } = await tonada.signIn({ country: 'AR' });
    await recordPlay(tonada.db, {
      listenerId: id,
      trackId: 'trk_1',
      playedAt: tonada.clock(),
      source: { kind: 'link' },
    });
    tonada.clock.advance(20_000);
    await tonada.app.jobs.runDue();
    const audience = artistAudienceSchema.parse((await get('audience', artist)).json());
    expect(audience.streams).toBe(14);
    expect(audience.countries.map(({ country }) => country)).toContain('AR');
    expect(audience.sources.map(({ source }) => source)).toContain('link');
  });

  // Proves figures: Today moves on by itself
  it('ranges end today after midnight, even without plays', async () => {
    tonada.clock.advance(day);
    await tonada.app.jobs.runDue();
    const again = await speaksFor(faro);
    const audience = artistAudienceSchema.parse((await get('audience', again)).json());
    expect(audience.until).toBe('2026-11-21');
    expect(audience.changes.streams).toEqual({ value: 14, before: 1 });
  });
});

describe('imported figures', () => {
  const file = (streams: number) =>
    [
      'artist,day,country,source,track,streams,earnings,listeners,followers',
      `art_uno,2026-11-18,CL,search,,${streams},4.1,800,9000`,
      `art_uno,2026-11-18,ES,liked,,10,0.041,5,9100`,
      'art_uno,2026-10-20,CL,,,70,0.287,700,8000',
      'art_uno,2026-10-20,,,trk_3,500,2.05,,',
    ].join('\n');

  beforeAll(async () => {
    tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
    quiet = await speaksFor('art_uno');
    await importFigures(tonada.db, file(9999));
    await importFigures(tonada.db, file(1000));
    const { id } = await tonada.signIn({ country: 'CL', subscriptionType: 'free' });
    await recordPlay(tonada.db, { listenerId: id, trackId: 'trk_3', playedAt: tonada.clock() });
    await countFigures(tonada.db);
    await sumUpArtists(tonada.db, tonada.clock());
  });

  // Proves figures: Imports: added up, the last one counts
  it('are added to today’s plays, and the last import of an artist applies', async () => {
    const stats = artistStatsSchema.parse((await get('stats', quiet)).json());
    expect(stats).toMatchObject({
      monthlyListeners: 806,
      totalStreams: 1011,
      monthlyEarnings: 0.287,
      topCountries: [
        { country: 'CL', listeners: 801 },
        { country: 'ES', listeners: 5 },
      ],
    });
    expect(stats.recentStreams.slice(-3).map(({ streams }) => streams)).toEqual([1010, 0, 1]);
    const [track] = artistTracksSchema.parse((await get('tracks', quiet)).json());
    expect(track).toMatchObject({ streams: 501, earnings: 2.05205 });
  });

  // Proves figures: Imports are shown apart
  it('are reported separately, and excluded from figures about listeners', async () => {
    const audience = artistAudienceSchema.parse((await get('audience', quiet)).json());
    expect(audience).toMatchObject({
      artist: { id: 'art_uno', name: 'Uno', genre: 'Pop', verified: false },
      listeners: 1,
      streams: 1,
      sources: [
        { source: 'search', streams: 1000 },
        { source: 'liked', streams: 10 },
        { source: 'unknown', streams: 1 },
      ],
      elsewhere: { listeners: 805, streams: 1010, earnings: 4.141 },
      changes: { streams: { value: 1010, before: 70 }, followers: { value: 9100, before: 8000 } },
      countries: [
        { country: 'CL', streams: 1001 },
        { country: 'ES', streams: 10 },
      ],
    });
  });

  // Proves figures: Imports survive a rebuild
  it('survive a rebuild', async () => {
    const before = (await get('stats', quiet)).json();
    await askForRecounts(tonada.db);
    await recountFigures(tonada.db);
    await sumUpArtists(tonada.db, tonada.clock());
    expect((await get('stats', quiet)).json()).toEqual(before);
  });

  it('are rejected completely for unknown artists and tracks', async () => {
    const wrong = `${file(5)}\nart_none,2026-11-01,,,,5,,,\nart_uno,2026-11-01,,,trk_1,5,,,`;
    await expect(importFigures(tonada.db, wrong)).rejects.toThrow(
      'There is no artist art_none.\nThere is no track trk_1 of art_uno.',
    );
    await expect(importFigures(tonada.db, '')).rejects.toThrow('There is no row in it.');
    expect((await get('stats', quiet)).json()).toMatchObject({ totalStreams: 1011 });
  });
});
