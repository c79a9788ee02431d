import { sql } from '#drizzle/orm.ts';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#sample/demo-accounts.ts';
import type { TestApp } from './start-test-app.ts';
import { monthsAfter } from '../platform/months.ts';

const artistId = 'art_nora-quintavalle';

type Charted = { id: string; playCount: number };

/** Holds for a demo made on 20 November 2026 with its figures counted. */
export function describeOneWorld(demo: () => TestApp): void {
  async function getAs(role: (typeof demoAccounts)[number]['role'] | null, url: string) {
    const { app } = demo();
    const email = demoAccounts.find((account) => account.role === role)?.email;
    const payload = { email, password: demoPassword };
    const signedIn =
      email && (await app.inject({ method: 'POST', url: '/api/auth/login', payload }));
    const headers = signedIn ? { authorization: `Bearer ${signedIn.json().token}` } : {};
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }

  async function query<Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) {
    return (await demo().db.execute<Row>(statement)).rows;
  }

  describe('the one world of the demo', () => {
    it('streams a song of a chart in four weeks as a part of all that its page says', async () => {
      const { tracks }: { tracks: Charted[] } = await getAs(null, '/api/charts/global');
      const [first] = tracks;
      const pages = await query<Charted>(sql`select id, play_count::int as "playCount" from track`);
      const onPage = new Map(pages.map(({ id, playCount }) => [id, playCount]));
      const parts = tracks.map(({ id, playCount }) => playCount / (onPage.get(id) ?? 0));
      expect(first?.playCount).toBeGreaterThan(10_000);
      expect(Math.max(...parts)).toBeLessThan(1);
      expect(Math.min(...parts)).toBeGreaterThan(0.04);
    });

    it('counts for the charts of four weeks what artists were streamed in them', async () => {
      const [sums] = await query<{ charted: number; streamed: number }>(sql`
      select (select sum(plays)::int from chart_day where day > '2026-10-23') as charted,
        (select sum(streams)::int from imported_day where day > '2026-10-22')
          + (select count(*)::int from play where played_at >= '2026-10-24') as streamed`);
      expect((sums?.charted ?? 0) / (sums?.streamed ?? 1)).toBeCloseTo(1, 1);
    });

    it('has accounts that came in each of two years of months, this one too, and more than in the one before', async () => {
      const months = await query<{ month: string; came: number }>(sql`
      select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as came
      from "user" group by 1`);
      const came = new Map(months.map((row) => [row.month, row.came]));
      const last = Array.from({ length: 24 }, (_, index) => monthsAfter('2026-11', -index));
      expect(Math.min(...last.map((month) => came.get(month) ?? 0))).toBeGreaterThan(30);
      const { newAccounts } = await getAs('admin', '/api/admin/summary');
      expect(newAccounts.value).toBeGreaterThan(newAccounts.before);
    });

    it('takes in each closed month more than it pays, and pays most of what it takes', async () => {
      const paying = await query<{ month: string; part: number }>(sql`
      with earned as (select month, sum(earned) / 1e4 as cents from statement where artist_id is not null group by 1)
      select month, cents::float8 / (
        select sum(case subscription_type when 'premium' then 9.99 when 'family' then 15.99 else 4.99 end) * 100
        from "user" where subscription_type <> 'free' and created_at < (month || '-01')::date + interval '1 month'
      ) as part from earned order by 1`);
      expect(paying).toHaveLength(13);
      expect(Math.max(...paying.map(({ part }) => part))).toBeLessThan(0.75);
      expect(paying.at(-1)?.part).toBeGreaterThan(0.5);
    });

    it('tells the admin what brings more than there is to pay', async () => {
      const summary = await getAs('admin', '/api/admin/summary');
      const [pending] = await query<{ cents: number }>(
        sql`select sum(amount)::int as cents from payout where status = 'pending'`,
      );
      expect(pending?.cents).toBeGreaterThan(100_000);
      expect(summary.monthlyRevenue.value * 100).toBeGreaterThan(pending?.cents ?? Infinity);
      expect(summary.payingAccounts.value).toBeGreaterThan(summary.payingAccounts.before);
    });

    it('has fans of every tier for the artist of the demo, among whom are all who follow', async () => {
      const [page, fans] = await Promise.all([
        getAs(null, `/api/artists/${artistId}`),
        getAs('artist', '/api/promotion/fans/summary'),
      ]);
      expect(Math.min(...Object.values<number>(fans.tiers))).toBeGreaterThan(0);
      expect(fans.followers).toBe(page.followers);
      expect(fans.total).toBeGreaterThanOrEqual(page.followers);
    });

    it('says of every artist as many followers as there are', async () => {
      const wrong = await query(sql`
      select id from artist where followers <> followers_here or followers <> (
        select count(*) from followed_artist where artist_id = artist.id and until is null)`);
      expect(wrong).toEqual([]);
    });

    it('says the same listeners of a month on the page and in the office, no more than there are accounts', async () => {
      const [page, stats] = await Promise.all([
        getAs(null, `/api/artists/${artistId}`),
        getAs('artist', '/api/artist/stats?range=28days'),
      ]);
      expect(stats.monthlyListeners).toBe(page.monthlyListeners);
      const [most] = await query<{ listeners: number; accounts: number }>(sql`
      select max(monthly_listeners)::int as listeners, (select count(*)::int from "user") as accounts from artist`);
      expect(most?.listeners).toBeLessThan(most?.accounts ?? 0);
    });

    it('has nobody follow, or play, before they came', async () => {
      const early = await query(sql`
      select user_id from followed_artist join "user" on "user".id = user_id where since < created_at
      union all select listener_id from play join "user" on "user".id = listener_id where played_at < join_date`);
      expect(early).toEqual([]);
    });

    it('has concerts from Thursday to Sunday, on more than two weekdays', async () => {
      const concerts: { date: string }[] = await getAs('artist', '/api/promotion/concerts/artist');
      const weekdays = concerts.map(({ date }) => new Date(date).getUTCDay());
      expect(weekdays.filter((weekday) => ![4, 5, 6, 0].includes(weekday))).toEqual([]);
      expect(new Set(weekdays).size).toBeGreaterThan(2);
    });

    it('lets take part in a campaign whom it is for', async () => {
      const strangers = await query(sql`
      select 1 from fan_participant join fan_campaign on fan_campaign.id = campaign_id
      join "user" on "user".id = fan_participant.listener_id
      where campaign_id = 'cam_entradas-primero' and (
        select coalesce(sum(total), 0) from listener_month
        where listener_month.artist_id = fan_campaign.artist_id and listener = "user".number) < 1000`);
      expect(strangers).toEqual([]);
    });

    it('lets nobody in as one of the people who were made up, all of whom are of the demo', async () => {
      const [people] = await query<{ strangers: number; keys: number }>(sql`
      select count(*) filter (where not is_demo or email not like '%.tonada.example')::int as strangers,
        count(password_hash)::int as keys from "user"`);
      expect(people).toEqual({ strangers: 0, keys: demoAccounts.length });
    });
  });
}
