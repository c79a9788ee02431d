import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReceivedNotifications } from '#contract/notification.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { readBell } from '../../../testing/read-bell.ts';
import { type ReleaseApp, startReleaseApp } from '../../../testing/start-release-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { releaseTable } from '../release/release.table.ts';
import { selectReleases } from './release-news.repository.ts';
import { countUnread } from './unread.repository.ts';

let tonada: ReleaseApp;
let fan: SignedIn;
let made = 0;

const minute = 60_000;
const day = 24 * 60 * minute;

beforeAll(async () => {
  tonada = await startReleaseApp();
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(releaseTable);
  await tonada.db.execute(sql`delete from track
    where album_id in (select id from album where published_at is not null)`);
  await tonada.db.execute(sql`delete from album where published_at is not null`);
  await tonada.db.execute(sql`delete from artist where id like 'art_many_%'`);
  fan = await tonada.signIn();
});

async function call(
  who: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  tonada.clock.advance(minute);
  const { headers } = who;
  const url = `/api/${path}`;
  const answer = await tonada.app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(answer.statusCode).toBeLessThan(300);
  return answer;
}

function follow(who = fan, isFollowing = true) {
  const delivered = { id: `local-${(made += 1)}`, at: tonada.clock().toISOString() };
  return call(who, 'POST', 'user/followed-artists', { ...delivered, artistId: faro, isFollowing });
}

async function publish(title: string, releaseDate = '2026-11-20') {
  tonada.clock.advance(minute);
  const release = await tonada.pending({ title, releaseDate });
  await tonada.decide('approve', release);
  return release.id;
}

const titlesIn = ({ notifications }: ReceivedNotifications) =>
  notifications.map((each) => (each.type === 'release' ? each.album.title : each.type));

const prefer = (notifications: object) => call(fan, 'PUT', 'user/preferences', { notifications });

const muting = `user/notifications/muted/${faro}`;

describe('a release of a followed artist', () => {
  // Proves notifications: On its day
  it('is in the bell from the moment at which it is public, if the follow was earlier', async () => {
    await publish('Antes');
    await follow();
    expect(await readBell(tonada, fan)).toMatchObject({ notifications: [], unread: 0 });
    const today = await publish('Marea alta');
    await publish('Anunciado', '2026-11-21');
    expect(await readBell(tonada, fan)).toMatchObject({
      notifications: [
        {
          id: `release_${today}`,
          type: 'release',
          album: { id: today, title: 'Marea alta' },
          artist: { id: faro },
          isRead: false,
        },
      ],
      unread: 1,
    });
    tonada.clock.advance(day);
    await tonada.app.jobs.runAsked();
    const next = await readBell(tonada, await tonada.openSession(fan.id));
    expect([titlesIn(next), next.unread]).toEqual([['Anunciado', 'Marea alta'], 2]);
  });

  it('is read one by one or with all others, by each follower alone', async () => {
    const other = await tonada.signIn();
    await follow();
    await follow(other);
    const first = await publish('Uno');
    await publish('Dos');
    const { headers } = fan;
    const open = (id: string) =>
      tonada.app.inject({ method: 'POST', url: `/api/user/notifications/${id}/open`, headers });
    expect((await open(`release_${first}`)).json()).toEqual({ unread: 1 });
    expect((await open('release_none')).statusCode).toBe(404);
    const { notifications } = await readBell(tonada, fan);
    expect(notifications.map(({ isRead }) => isRead)).toEqual([false, true]);
    await call(fan, 'POST', 'user/notifications/read', {});
    expect(await readBell(tonada, fan)).toMatchObject({
      notifications: [{ isRead: true }, { isRead: true }],
      unread: 0,
    });
    await publish('Tres');
    expect((await readBell(tonada, fan)).unread).toBe(1);
    expect((await readBell(tonada, other)).unread).toBe(3);
  });

  // Proves notifications: The switches count at once
  it.each(['push', 'newReleases'])('is not told while %s is switched off', async (name) => {
    await follow();
    await publish('Marea alta');
    await prefer({ [name]: false });
    expect(await readBell(tonada, fan)).toMatchObject({ notifications: [], unread: 0 });
    const { headers } = fan;
    const highlights = await tonada.app.inject({ url: '/api/user/highlights', headers });
    expect(highlights.json()).toMatchObject({ unread: 0 });
    await prefer({ [name]: true });
    expect((await readBell(tonada, fan)).unread).toBe(1);
  });

  it('leaves with the follow and while the artist is muted', async () => {
    await follow();
    await publish('Marea alta');
    await call(fan, 'PUT', muting, {});
    expect(await readBell(tonada, fan)).toMatchObject({ notifications: [], unread: 0 });
    await call(fan, 'DELETE', muting);
    expect((await readBell(tonada, fan)).unread).toBe(1);
    await follow(fan, false);
    expect(await readBell(tonada, fan)).toMatchObject({ notifications: [], unread: 0 });
  });

  // Proves notifications: Thirty days
  it('leaves the bell after thirty days', async () => {
    await follow();
    await publish('Marea alta');
    const { db, clock } = tonada;
    const from = clock().getTime();
    expect(await countUnread(db, fan.id, new Date(from + 29 * day))).toBe(1);
    expect(await countUnread(db, fan.id, new Date(from + 31 * day))).toBe(0);
  });
});

describe('the bell of a listener with 2,000 artists', () => {
  // Proves notifications: One row for all followers
  it('writes nothing per follower, and counts in one statement by indexes', async () => {
    const { db, clock } = tonada;
    const now = clock();
    await db.execute(sql`
      insert into artist (id, name, genre, country, bio, social_links, related_ids)
      select 'art_many_' || n, 'Artista ' || n, 'Pop', 'ES', '', '{}', '{}' from generate_series(1, 2000) as n`);
    await db.execute(sql`
      insert into album (id, title, artist_id, release_date, label_id, genre, published_at)
      select 'alb_many_' || n || '_' || each, 'Disco', 'art_many_' || n, ${now.toISOString()}::date,
        (select id from label limit 1), 'Pop',
        ${now.toISOString()}::timestamptz - each * interval '50 days'
      from generate_series(1, 2000) as n, generate_series(0, 9) as each where each > 0 or n <= 45`);
    await db.execute(sql`
      insert into followed_artist (id, user_id, artist_id, since)
      select 'fol_many_' || n, ${fan.id}, 'art_many_' || n, ${now.toISOString()}::timestamptz - interval '900 days'
      from generate_series(1, 2000) as n`);
    await db.execute(sql`analyze album`);
    await db.execute(sql`analyze followed_artist`);
    expect(await countStatements(() => countUnread(db, fan.id, now))).toBe(1);
    expect(await countUnread(db, fan.id, now)).toBe(45);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const part = await readBell(tonada, fan, cursor && `?cursor=${cursor}`);
      seen.push(...part.notifications.map(({ id }) => id));
      cursor = part.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    const reading = { listener: fan.id, now, limit: 100, isUnread: true };
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(sql`explain ${selectReleases(tx, reading)}`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('album_out_index');
    expect(plan).not.toContain('Seq Scan');
  });
});
