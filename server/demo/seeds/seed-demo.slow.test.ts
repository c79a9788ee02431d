import { and, count, eq, gt, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chartIds } from '#contract/codes.ts';
import { paymentsSchema } from '#contract/statement.ts';
import { catalogue } from '#sample/catalogue.ts';
import { demoAccounts, demoPassword } from '#sample/demo-accounts.ts';
import { demoStories } from '#sample/promotion/demo-stories.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { countCharts } from '../../modules/listening/chart/count-charts.ts';
import { recountFigures } from '../../modules/figures/figures/recount-figures.ts';
import { payoutAccountTable } from '../../modules/money/payout-account/payout-account.table.ts';
import { sumUpArtists } from '../../modules/figures/figures/sum-up-artists.ts';
import { labelContractTable } from '../../modules/catalogue/label/label-contract.table.ts';
import { labelTable } from '../../modules/catalogue/label/label.table.ts';
import { labelFor } from '../../modules/catalogue/ownership/ownership.ts';
import { playTable } from '../../modules/listening/play/play.table.ts';
import { playlistTable } from '../../modules/listening/playlist/playlist.table.ts';
import { likedTrackTable } from '../../modules/catalogue/track/liked-track.table.ts';
import { renewDemoStories } from '../promotion/renew-stories.ts';
import { storyTable } from '../../modules/promotion/story/story.table.ts';
import { monthsAfter } from '../../platform/months.ts';
import { trackTable } from '../../modules/catalogue/track/track.table.ts';
import { userTable } from '../../modules/people/user/user.table.ts';
import { demoSeeds, seedDemo } from './seed-demo.ts';
import { describeOneWorld } from '../../testing/one-world.ts';
import { worldCatalogue } from './world/world-catalogue.ts';

const now = new Date('2026-11-20T20:00:00Z');

let tonada: TestApp;
let added: readonly string[] = [];
const steps: string[] = [];

beforeAll(async () => {
  // Longer than the default, because other tests run too; a real start also allows longer.
  tonada = await startTestApp({ now, statementTimeout: 600_000 });
});
afterAll(() => tonada.close());

async function get(url: string, headers?: SignedIn['headers']) {
  const answer = await tonada.app.inject({ url, ...(headers && { headers }) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

async function signInAs(email: string): Promise<SignedIn['headers']> {
  const payload = { email, password: demoPassword };
  const answer = await tonada.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return { authorization: `Bearer ${answer.json().token}` };
}

async function getSize(table: typeof playTable | typeof trackTable | typeof userTable) {
  const [row] = await tonada.db.select({ size: count() }).from(table);
  return row?.size ?? 0;
}

describe('without the demo', () => {
  it('has empty lists, not failures', async () => {
    expect(await get('/api/playlists/featured')).toEqual([]);
    expect(await get('/api/search?q=luna')).toMatchObject({ tracks: [], artists: [] });
  });
});

describe('a seeding that fails midway', () => {
  it('leaves nothing behind, so that the next start seeds', async () => {
    await tonada.db.execute(sql`alter table vocabulary rename to vocabulary_away`);
    await expect(seedDemo({ db: tonada.db, now, seeds: demoSeeds(tonada.vault) })).rejects.toThrow(
      'vocabulary',
    );
    await tonada.db.execute(sql`alter table vocabulary_away rename to vocabulary`);
    expect([await getSize(userTable), await getSize(playTable)]).toEqual([0, 0]);
  });
});

describe('the demo', () => {
  beforeAll(async () => {
    const seeds = demoSeeds(tonada.vault);
    added = await seedDemo({ db: tonada.db, now, seeds, onProgress: (step) => steps.push(step) });
    tonada.clock.advance(60_000);
    await recountFigures(tonada.db);
    await sumUpArtists(tonada.db, tonada.clock());
    await countCharts(tonada.db, tonada.clock());
  }, 600_000);

  describeOneWorld(() => tonada);

  it('logs its work in one line', () => {
    const seeds = demoSeeds(tonada.vault);
    const replaced = new Set(seeds.flatMap(({ onlyNew }) => onlyNew?.insteadOf ?? []));
    const expected = seeds.map(({ name }) => name).filter((name) => !replaced.has(name));
    expect(added.toSorted()).toEqual(expected.toSorted());
    expect(steps).toEqual(['Adding the demo catalogue']);
  });

  it('has the featured playlists in the order of the catalogue', async () => {
    const featured: { id: string; trackCount: number }[] = await get('/api/playlists/featured');
    const expected = catalogue.playlists.filter(({ isFeatured }) => isFeatured);
    expect(featured.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(featured.every(({ trackCount }) => trackCount > 0)).toBe(true);
  });

  it.each(chartIds)('has a chart %s', async (id) => {
    expect((await get(`/api/charts/${id}`)).tracks.length).toBeGreaterThan(20);
  });

  it.each(demoAccounts)(
    'lets the $role account sign in and find what it played',
    async ({ email }) => {
      const headers = await signInAs(email);
      expect(await get('/api/tracks/recent', headers)).toHaveLength(20);
      expect((await get('/api/tracks/liked', headers)).length).toBeGreaterThan(5);
    },
  );

  it('gives the demo listener playlists', async () => {
    const headers = await signInAs('oyente@demo.tonada.example');
    expect((await get('/api/playlists/user', headers)).length).toBeGreaterThan(0);
  });

  // Proves ownership: The demo has every state
  it('has labels with contracts in every state, and artists without any', async () => {
    const rows = await tonada.db.select().from(labelContractTable);
    const statuses = new Set(rows.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual(['active', 'expired', 'pending']);
    const holding = new Set(
      rows.filter((row) => row.status === 'active').map((row) => row.artistId),
    );
    expect(holding.size).toBeGreaterThan(20);
    expect(catalogue.artists.length - holding.size).toBeGreaterThan(3);
    const labels = await tonada.db.select().from(labelTable);
    expect(labels.length).toBeGreaterThanOrEqual(8);
    expect(labels.filter(({ email, country }) => email === null || country === null)).toEqual([]);
  });

  // Proves notices: The demo has some
  it('notifies the artist account of the decisions about its pitches', async () => {
    const headers = await signInAs('artista@demo.tonada.example');
    const { notifications } = await get('/api/user/notifications', headers);
    const decided = notifications.filter(({ type }: { type: string }) => type === 'decision');
    expect(decided).toMatchObject([
      { subject: 'pitch', outcome: 'accepted', by: 'Equipo editorial' },
      { subject: 'pitch', outcome: 'rejected', by: 'Equipo editorial' },
    ]);
  });

  it('has an audience of the artist account with known ages', async () => {
    const headers = await signInAs('artista@demo.tonada.example');
    const { demographics } = await get('/api/artist/stats?range=28days', headers);
    expect(demographics.length).toBeGreaterThanOrEqual(3);
  });

  it('has the payout account of the demo’s label', async () => {
    const headers = await signInAs('disquera@demo.tonada.example');
    const { account } = await get('/api/label/payout-account', headers);
    expect(account).toMatchObject({ holder: 'Balcón Discos', number: 'ES •••• 1332' });
    const countries = await tonada.db
      .selectDistinct({ country: payoutAccountTable.country })
      .from(payoutAccountTable)
      .orderBy(payoutAccountTable.country);
    expect(countries.map(({ country }) => country)).toEqual([
      'AR',
      'CL',
      'CO',
      'ES',
      'MX',
      'PE',
      'US',
    ]);
  });

  // Proves ownership: Demo accounts own their artist and label
  it('gives the artist account its artist, and the label account its label and artists', async () => {
    const info = await get('/api/artist/label-info', await signInAs('artista@demo.tonada.example'));
    const contract = { royaltyRate: 65.5, contractStatus: 'active', nextPayment: '2026-11-30' };
    expect(info).toMatchObject({ name: 'Balcón Discos', ...contract });
    expect(info.totalPaid).toBeGreaterThan(0);
    const session = { sessionId: 'one', provenAt: tonada.clock() };
    const viewer = {
      id: 'usr_demo-disquera',
      role: 'label',
      rights: [],
      language: 'es',
      lacksFactor: false,
      ...session,
    } as const;
    const labelId = await labelFor(tonada.db, viewer, { named: undefined });
    const signed = await tonada.db.$count(
      labelContractTable,
      and(eq(labelContractTable.labelId, labelId), eq(labelContractTable.status, 'active')),
    );
    expect(signed).toBeGreaterThanOrEqual(3);
  });

  // Proves payments: The demo's year
  it('has a year of closed months, the last of which is unpaid', async () => {
    const headers = await signInAs('artista@demo.tonada.example');
    const payments = paymentsSchema.parse(await get('/api/artist/payments', headers));
    const [last, ...earlier] = payments;
    expect(last).toMatchObject({ period: '2026-10', status: 'pending', date: '2026-11-30' });
    expect(earlier.length).toBeGreaterThanOrEqual(12);
    for (const { period, status, date } of earlier) {
      expect([status, date?.slice(0, 7)]).toEqual(['paid', monthsAfter(period, 1)]);
    }
  });

  // Proves plays: The demo's plays
  it('has source, device, country and plan of every play', async () => {
    const { rows } = await tonada.db.execute<Record<string, number>>(sql`
      select count(*) filter (where play.country = "user".country and plan = subscription_type)::int as listeners,
        count(*) filter (where source is not null and device is not null)::int as described,
        count(*) filter (where source = 'playlist')::int as "fromPlaylists",
        count(*) filter (where exists (select from playlist_track as entry
          where entry.playlist_id = play.playlist_id and entry.track_id = play.track_id))::int as "held",
        count(distinct source)::int as sources, count(distinct device)::int as devices, count(*)::int as plays
      from play join "user" on "user".id = listener_id`);
    const [counted] = rows;
    const { plays = 0, fromPlaylists = 0 } = counted ?? {};
    const whole = { listeners: plays, described: plays, held: fromPlaylists };
    expect(counted).toMatchObject({ ...whole, sources: 9, devices: 4 });
    expect(fromPlaylists).toBeGreaterThan(plays / 5);
  });

  it('counts in each track the plays before and on this server', async () => {
    const rows = await tonada.db
      .select({ id: trackTable.id, playCount: trackTable.playCount, held: count(playTable.id) })
      .from(trackTable)
      .leftJoin(playTable, eq(playTable.trackId, trackTable.id))
      .groupBy(trackTable.id);
    const { tracks } = worldCatalogue(catalogue, '2026-11-20');
    const before = new Map(tracks.map(({ id, plays }) => [id, plays]));
    expect(rows).toHaveLength(catalogue.tracks.length);
    expect(
      rows.filter(({ id, playCount, held }) => playCount !== held + (before.get(id) ?? 0)),
    ).toEqual([]);
  });

  it('gives its artists stories of each kind, and new ones after a day', async () => {
    const { db, clock } = tonada;
    const expected = demoStories.map(({ type }) => type).toSorted();
    for (const hours of [0, 25]) {
      clock.advance(hours * 3_600_000);
      await renewDemoStories(tonada);
      const shown = await db
        .select({ type: storyTable.type })
        .from(storyTable)
        .where(gt(storyTable.expiresAt, clock()));
      expect(shown.map(({ type }) => type).toSorted()).toEqual(expected);
    }
    clock.advance(-25 * 3_600_000);
  });

  it('shares the parts of profiles that the sample shares', async () => {
    const visitorSees = async (id: string) => (await get(`/api/users/${id}`)).privacy;
    for (const { id, privacy } of catalogue.listeners.slice(0, 12)) {
      expect(await visitorSees(id)).toEqual(privacy);
    }
    const { topTracks, publicPlaylists } = await get('/api/users/usr_demo-editorial');
    expect([topTracks.length, publicPlaylists.length > 0]).toEqual([10, true]);
    const hidden = await get('/api/users/usr_demo-admin');
    expect(hidden).toMatchObject({ topTracks: [], publicPlaylists: [], following: null });
  });

  it('has nothing in the future', async () => {
    const latest = await tonada.db.execute<{ latest: boolean }>(sql`
      select greatest((select max(played_at) from ${playTable}), (select max(liked_at) from ${likedTrackTable}),
        (select max(created_at) from ${playlistTable}), (select max(created_at) from ${userTable}))
        <= ${now.toISOString()}::timestamptz as latest`);
    expect(latest.rows).toEqual([{ latest: true }]);
  });

  it.each(catalogue.tracks.filter((_, index) => index % 43 === 0))(
    'finds $title by its title',
    async ({ title, id }) => {
      const { tracks } = await get(`/api/search?q=${encodeURIComponent(title)}`);
      expect(tracks.slice(0, 3).map((track: { id: string }) => track.id)).toContain(id);
    },
  );

  it('never changes a database with data', async () => {
    await tonada.db.delete(playlistTable).where(eq(playlistTable.ownerId, 'usr_demo-oyente'));
    const before = await getSize(playTable);
    expect(await seedDemo({ db: tonada.db, now, seeds: demoSeeds(tonada.vault) })).toEqual([]);
    expect(await getSize(playTable)).toBe(before);
    const headers = await signInAs('oyente@demo.tonada.example');
    expect(await get('/api/playlists/user', headers)).toEqual([]);
  });
});
