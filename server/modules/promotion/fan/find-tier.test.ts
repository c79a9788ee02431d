import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fanTiers, fanTierStreams, getTier } from '#contract/fan-choices.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { countFigures } from '../../figures/figures/count-figures.ts';
import { askForRecounts } from '../../figures/figures/recount.repository.ts';
import { recountFigures } from '../../figures/figures/recount-figures.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { fansOf, findFanTracks } from '../../figures/figures/index.ts';
import { removeFans } from '../../../testing/add-fan.ts';
import { findTier } from './find-tier.ts';

const artistId = 'art_faro-norte';

let tonada: TestApp;
let listener: SignedIn;
let made = 0;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    { id: 'trk_1', title: 'Luna', artist: 'Faro Norte' },
    { id: 'trk_2', title: 'Marea', artist: 'Faro Norte' },
    { id: 'trk_3', title: 'Nada', artist: 'Uno' },
  ]);
});
afterAll(() => tonada.close());
beforeEach(async () => {
  listener = await tonada.signIn();
});

/** Counts plays one a minute and updates the figures. */
async function listen(times: number, trackId = 'trk_1', who = listener.id) {
  const end = tonada.clock().getTime();
  for (let play = 0; play < times; play += 1) {
    const playedAt = new Date(end - play * 60_000);
    await recordPlay(tonada.db, { listenerId: who, trackId, playedAt });
  }
  await countFigures(tonada.db);
}

const follow = (isFollowing: boolean) =>
  tonada.app.inject({
    method: 'POST',
    url: '/api/user/followed-artists',
    headers: listener.headers,
    payload: {
      id: `local-${(made += 1)}`,
      at: tonada.clock().toISOString(),
      artistId,
      isFollowing,
    },
  });

const tier = () => findTier(tonada.db, { artistId, listenerId: listener.id });
async function fans() {
  const { rows } = await tonada.db.execute<{ listener_id: string }>(
    sql`select *, last_day::text as "lastDay" from (${fansOf(artistId)}) as fan order by listener_id`,
  );
  const ids = rows.map((row) => row.listener_id);
  const tracks = await findFanTracks(tonada.db, artistId, ids);
  return rows.map((row) => ({ ...row, tracks: tracks.get(row.listener_id) }));
}

async function recount() {
  await askForRecounts(tonada.db);
  await recountFigures(tonada.db);
}

describe('the tier of a listener', () => {
  // Proves fans: Tiers
  it.each([
    [0, 'casual'],
    [99, 'casual'],
    [100, 'regular'],
    [499, 'regular'],
    [500, 'superfan'],
    [999, 'superfan'],
    [1000, 'vip'],
    [1_000_000, 'vip'],
  ] as const)('with %i streams is %s', (streams, expected) => {
    expect(getTier(streams)).toBe(expected);
  });

  it('begins with as many streams as its tier asks', () => {
    expect(fanTiers.map((each) => fanTierStreams[each])).toEqual([0, 100, 500, 1000]);
  });

  // Proves fans: Of this artist alone
  it('counts only streams of this artist, like the figures', async () => {
    expect(await tier()).toBeNull();
    await listen(99);
    await listen(60, 'trk_3');
    expect(await tier()).toBe('casual');
    await listen(1, 'trk_2');
    expect(await tier()).toBe('regular');
  });

  // Proves fans: Followers without streams
  it('is casual for a follower without streams, and none after unfollowing', async () => {
    await follow(true);
    expect(await tier()).toBe('casual');
    await follow(false);
    expect(await tier()).toBeNull();
  });

  it('stays after unfollowing for a listener with streams', async () => {
    await listen(2);
    await follow(true);
    await follow(false);
    expect(await tier()).toBe('casual');
    expect((await fans()).find((fan) => fan.listener_id === listener.id)).toMatchObject({
      streams: 2,
      followed_at: null,
    });
  });
});

describe('the fans', () => {
  // Proves fans: A rebuild counts the same
  it('counted one by one agree with a recount', async () => {
    await removeFans(tonada.db);
    await tonada.db.delete(playTable);
    await recount();
    const others = [await tonada.signIn(), await tonada.signIn()];
    await listen(3);
    await listen(2, 'trk_2');
    await follow(true);
    for (const { id } of others) await listen(2, 'trk_3', id);
    await listen(1, 'trk_1', others[0]?.id);
    const counted = await fans();
    expect(counted.find((fan) => fan.listener_id === listener.id)).toMatchObject({
      streams: 5,
      tracks: { trk_1: 3, trk_2: 2 },
      lastDay: '2026-11-20',
      followed_at: expect.any(String) as string,
    });
    await recount();
    expect(await fans()).toEqual(counted);
  });

  it('are deleted with their account, and do not return in a recount', async () => {
    await listen(2);
    await tonada.db.delete(userTable).where(eq(userTable.id, listener.id));
    expect(await tier()).toBeNull();
    await recount();
    expect(await tier()).toBeNull();
  });
});
