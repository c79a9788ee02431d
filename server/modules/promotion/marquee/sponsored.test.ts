import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MarqueeGenre, SponsoredAnswer } from '#contract/marquee.ts';
import { buildApp } from '../../../build-app.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { playlistTable } from '../../listening/playlist/playlist.table.ts';
import { marqueeCampaignTable, marqueeDayTable } from './marquee.table.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const hour = 3_600_000;
const day = 24 * hour;

/** 20 November has four hours left, and a budget of 100 $ is 5,000 impressions. */
const perHour = 1_250;

describe('a campaign’s audience', () => {
  // Proves marquee: Whom it means
  it.each<[string, object, object, boolean]>([
    ['everybody on the free plan', {}, {}, true],
    ['nobody who pays', {}, { subscriptionType: 'premium' }, false],
    ['nobody of a family that pays', {}, { subscriptionType: 'family' }, false],
    ['nobody whose paid time is not over yet', {}, { paidUntil: '2026-11-20' }, false],
    ['whoever paid once', {}, { paidUntil: '2026-11-19' }, true],
    ['no staff', {}, { role: 'editorial' }, false],
    ['a genre that they listen to', { genres: ['Pop', 'Jazz'] }, {}, true],
    ['no genre that they do not', { genres: ['Jazz'] }, {}, false],
    ['their country', { countries: ['MX', 'ES'] }, {}, true],
    ['no other country', { countries: ['ES'] }, {}, false],
    ['their age', { ageRange: '18-24' }, {}, true],
    ['no other age', { ageRange: '25-34' }, {}, false],
    ['the last day of an age', { ageRange: '18-24' }, { dateOfBirth: '2001-11-21' }, true],
    ['not the day after', { ageRange: '18-24' }, { dateOfBirth: '2001-11-20' }, false],
    ['any age above the last', { ageRange: '55+' }, { dateOfBirth: '1930-01-01' }, true],
    ['nobody whose age is not known', { ageRange: '18-24' }, { dateOfBirth: null }, false],
    ['whoever, where all ages are chosen', { ageRange: 'all' }, { dateOfBirth: null }, true],
    [
      'all that is asked for together',
      { genres: ['Pop'], countries: ['MX'], ageRange: '55+' },
      {},
      false,
    ],
  ])('is %s', async (_, targetAudience, account, isTargeted) => {
    const id = await tonada.running({ targetAudience });
    const who = await tonada.listener(account);
    const found = await tonada.getSponsored(who);
    expect(found?.id).toBe(isTargeted ? id : undefined);
    await tonada.must(tonada.see(id, who));
    expect((await tonada.read(id))?.impressions).toBe(isTargeted ? 1 : 0);
  });

  it('excludes a listener who played a genre only once, unless all genres are chosen', async () => {
    await tonada.running({ targetAudience: { genres: ['Pop'] } });
    const who = await tonada.listener({}, 2);
    expect(await tonada.getSponsored(who)).toBeNull();
    const all = await tonada.running();
    expect((await tonada.getSponsored(who))?.id).toBe(all);
  });

  it('is stated with the reasons used, and the track’s card', async () => {
    const id = await tonada.running({
      targetAudience: { genres: ['Pop'] as MarqueeGenre[], countries: ['MX'], ageRange: '18-35' },
    });
    expect(await tonada.getSponsored(await tonada.listener())).toEqual({
      id,
      adFormat: 'sponsored_song',
      copy: 'Escúchala',
      track: {
        id: 'trk_1',
        title: 'Luna',
        artist: { id: faro, name: 'Faro Norte' },
        coverImage: expect.stringContaining('/api/images/album/'),
      },
      reasons: { genre: 'Pop', country: 'MX', ageRange: '18-35' },
    });
    await tonada.must(tonada.turn(id, 'pause'));
    await tonada.running();
    const other = await tonada.getSponsored(await tonada.listener());
    expect(other?.reasons).toEqual({ genre: null, country: null, ageRange: null });
  });

  it('is returned with a listener’s other highlights', async () => {
    const id = await tonada.running();
    const who = await tonada.listener();
    const answer = await tonada.call('GET', 'user/highlights', who);
    expect(answer.json()).toMatchObject({ sponsored: { id, track: { title: 'Luna' } } });
    const premium = await tonada.listener({ subscriptionType: 'premium' });
    const none = await tonada.call('GET', 'user/highlights', premium);
    expect(none.json()).toMatchObject({ sponsored: null });
  });

  it('is empty before approval, while paused, and on other days', async () => {
    const who = await tonada.listener();
    const waiting = await tonada.draft();
    await tonada.must(tonada.turn(waiting, 'activate'));
    expect(await tonada.getSponsored(who)).toBeNull();
    await tonada.must(tonada.approve(waiting));
    expect((await tonada.getSponsored(who))?.id).toBe(waiting);
    await tonada.must(tonada.turn(waiting, 'pause'));
    expect(await tonada.getSponsored(who)).toBeNull();
    await tonada.running({ startDate: '2026-11-21', endDate: '2026-11-21' });
    expect(await tonada.getSponsored(who)).toBeNull();
    tonada.clock.advance(4 * hour);
    expect(await tonada.getSponsored(who)).not.toBeNull();
    tonada.clock.advance(day);
    expect(await tonada.getSponsored(who)).toBeNull();
  });
});

describe('a takeover', () => {
  const on = async (playlist: string, who: SignedIn) => {
    const answer = await tonada.call('GET', `user/sponsored?playlist=${playlist}`, who);
    expect(answer.statusCode).toBe(200);
    return answer.json<SponsoredAnswer>().sponsored?.id;
  };

  // Proves marquee: A takeover
  it('shows only on its playlist, and nowhere once that is private', async () => {
    const about = { ownerId: tonada.speaker.id, createdAt: tonada.clock() };
    const [playlist, other] = ['pls_taken', 'pls_other'];
    const tracks = ['trk_1', 'trk_3'];
    await addPlaylist(tonada.db, { id: playlist, ...about, featuredPosition: 1 }, tracks);
    await addPlaylist(tonada.db, { id: other, ...about, featuredPosition: 2 }, tracks);
    const song = await tonada.running({ endDate: '2026-12-20' });
    const takeover = await tonada.running({
      adFormat: 'playlist_takeover',
      endDate: '2026-12-20',
    });
    const who = await tonada.listener();
    expect((await tonada.getSponsored(who))?.id).toBe(song);
    expect(await on(playlist, who)).toBe(takeover);
    expect(await on(other, who)).toBeUndefined();
    expect(await on('pls_none', who)).toBeUndefined();
    expect(await on(playlist, await tonada.listener({ subscriptionType: 'premium' }))).toBe(
      undefined,
    );
    const isPublic = (value: boolean) => tonada.db.update(playlistTable).set({ isPublic: value });
    await isPublic(false);
    expect(await on(playlist, who)).toBeUndefined();
    await isPublic(true);

    // At most one a day, wherever it was shown.
    await tonada.must(tonada.see(takeover, who));
    expect((await tonada.read(takeover))?.impressions).toBe(1);
    expect(await on(playlist, who)).toBeUndefined();
    expect(await tonada.getSponsored(who)).toBeNull();
  });
});

describe('the frequency for a listener', () => {
  // Proves marquee: Once a day
  it('is once a day over all campaigns, however often it is reported', async () => {
    const first = await tonada.running({ endDate: '2026-12-20' });
    const second = await tonada.running({ endDate: '2026-12-20' });
    const who = await tonada.listener();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => tonada.see(index % 2 ? first : second, who)),
    );
    const impressions = (await tonada.list()).map((each) => each.impressions);
    expect(impressions.toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(await tonada.getSponsored(who)).toBeNull();
    tonada.clock.advance(day);
    expect(await tonada.getSponsored(who)).not.toBeNull();
  });

  it('is at most three times per campaign', async () => {
    const id = await tonada.running({ endDate: '2026-12-20' });
    const { id: listenerId } = await tonada.listener();
    for (let shown = 1; shown <= 4; shown += 1) {
      await tonada.see(id, await tonada.openSession(listenerId));
      tonada.clock.advance(day);
    }
    const [campaign] = await tonada.db.select().from(marqueeCampaignTable);
    expect(campaign?.impressions).toBe(3);
  });

  // Proves marquee: Hiding an artist's campaigns
  it('excludes a hidden artist until that is undone', async () => {
    const id = await tonada.running();
    const who = await tonada.listener();
    await tonada.must(tonada.hide(id, who));
    await tonada.must(tonada.hide(id, who));
    expect(await tonada.getSponsored(who)).toBeNull();
    await tonada.see(id, who);
    expect((await tonada.read(id))?.impressions).toBe(0);
    await tonada.must(tonada.call('DELETE', `user/sponsored/${id}/hidden`, who));
    expect((await tonada.getSponsored(who))?.id).toBe(id);
  });
});

describe('the budget', () => {
  // Proves marquee: Budget, two servers
  it('is never exceeded, even by concurrent servers', async () => {
    const id = await tonada.running();
    const left = 7;
    await tonada.db
      .update(marqueeCampaignTable)
      .set({ spent: 10_000 - left * 2 })
      .where(eq(marqueeCampaignTable.id, id));
    tonada.clock.advance(3.5 * hour);
    const people = [];
    for (let index = 0; index < 30; index += 1) people.push(await tonada.listener());
    const other = await buildApp(tonada);
    const servers = [tonada.app, other];
    await Promise.all(
      people.flatMap((who, index) =>
        [0, 1].map((turn) =>
          (servers[(index + turn) % 2] ?? other).inject({
            method: 'POST',
            url: `/api/user/sponsored/${id}/impression`,
            headers: who.headers,
            payload: { showing: tonada.getShowing(id, who) },
          }),
        ),
      ),
    );
    await other.close();
    const [row] = await tonada.db.select().from(marqueeCampaignTable);
    expect(row).toMatchObject({ spent: 10_000, impressions: left, status: 'completed' });
    const [figures] = await tonada.db.select().from(marqueeDayTable);
    expect(figures).toMatchObject({ impressions: left, spent: left * 2 });
    // A new listener, because the others have used today's impression.
    const next = await tonada.listener();
    expect(await tonada.getSponsored(next)).toBeNull();
  });

  // Proves marquee: Pace
  it('is spread evenly over the remaining hours, including missed impressions', async () => {
    const id = await tonada.running();
    const who = await tonada.listener();
    const spend = (spent: number) =>
      tonada.db.update(marqueeCampaignTable).set({ spent }).where(eq(marqueeCampaignTable.id, id));
    const isShown = async () => (await tonada.getSponsored(who)) !== null;
    for (let hours = 1; hours <= 3; hours += 1) {
      await spend(hours * perHour * 2 - 2);
      expect(await isShown()).toBe(true);
      await spend(hours * perHour * 2);
      expect(await isShown()).toBe(false);
      tonada.clock.advance(hour);
    }
    await spend(0);
    expect(await isShown()).toBe(true);
    await spend(10_000 - 2);
    expect(await isShown()).toBe(true);
  });

  it('is spread over the remaining time when a campaign resumes late', async () => {
    const id = await tonada.running();
    await tonada.must(tonada.turn(id, 'pause'));
    tonada.clock.advance(2 * hour);
    const speaker = await tonada.openSession(tonada.speaker.id);
    await tonada.must(tonada.turn(id, 'activate', speaker));
    const who = await tonada.listener();
    await tonada.db.update(marqueeCampaignTable).set({ spent: 2 * perHour * 2 });
    expect(await tonada.getSponsored(who)).toBeNull();
  });

  it('prefers the campaign that is the furthest behind', async () => {
    const one = await tonada.running();
    const other = await tonada.running();
    await tonada.db
      .update(marqueeCampaignTable)
      .set({ spent: 100 })
      .where(eq(marqueeCampaignTable.id, one));
    expect((await tonada.getSponsored(await tonada.listener()))?.id).toBe(other);
  });
});

describe('with 1,000 active campaigns', () => {
  // Proves marquee: 1,000 campaigns
  it('chooses one in three statements', async () => {
    const id = await tonada.running({ endDate: '2026-12-20' });
    const [row] = await tonada.db
      .select()
      .from(marqueeCampaignTable)
      .where(eq(marqueeCampaignTable.id, id));
    if (row === undefined) throw new Error('It was not made.');
    const genres: MarqueeGenre[] = ['Pop', 'Rock', 'Jazz', 'R&B'];
    await tonada.db.insert(marqueeCampaignTable).values(
      Array.from({ length: 1_000 }, (_, index) => ({
        ...row,
        id: `mrq_${index}`,
        spent: index % 7,
        genres: genres.filter((__, bit) => (index >> bit) % 2 === 1),
        countries: index % 3 === 0 ? ['MX' as const, 'ES' as const] : [],
      })),
    );
    await tonada.db.execute(`analyze marquee_campaign`);
    const who = await tonada.listener({}, 60);
    expect(await countStatements(() => tonada.getSponsored(who))).toBe(3);
  });
});
