import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { userTable } from '../../people/user/user.table.ts';
import { addAllConversions } from './add-all-conversions.ts';
import { countConversions } from './count-conversions.repository.ts';
import {
  marqueeCampaignTable,
  marqueeHiddenTable,
  marqueeShowingTable,
  marqueeViewerTable,
} from './marquee.table.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const hour = 3_600_000;
const day = 24 * hour;

describe('its effects', () => {
  const figures = async (id: string) => {
    const [row] = await tonada.db
      .select()
      .from(marqueeCampaignTable)
      .where(eq(marqueeCampaignTable.id, id));
    return [row?.impressions, row?.clicks, row?.conversions];
  };
  const play = async (listenerId: string, playedAt: Date, trackId = 'trk_1') => {
    await recordPlay(tonada.db, { listenerId, trackId, playedAt });
    await countConversions(tonada.db, { listenerId, trackId, playedAt });
    await addAllConversions(tonada.db);
  };

  // Proves marquee: Clicks
  it('counts one click per impression, and none without', async () => {
    const id = await tonada.running();
    const who = await tonada.listener();
    await tonada.must(tonada.click(id, who));
    expect(await figures(id)).toEqual([0, 0, 0]);
    await tonada.see(id, who);
    await Promise.all(Array.from({ length: 5 }, () => tonada.click(id, who)));
    expect(await figures(id)).toEqual([1, 1, 0]);
    expect(await tonada.read(id)).toMatchObject({ ctr: 100, spent: 0.02, cpc: 0.02 });
  });

  // Proves marquee: Conversions
  it('counts a play of the track within 14 days once as a conversion', async () => {
    const id = await tonada.running();
    const who = await tonada.listener();
    await play(who.id, tonada.clock());
    await tonada.see(id, who);
    const shown = tonada.clock().getTime();
    await play(who.id, new Date(shown + day), 'trk_2');
    await play((await tonada.listener()).id, new Date(shown + day));
    expect(await figures(id)).toEqual([1, 0, 0]);
    await play(who.id, new Date(shown + 14 * day - 1));
    await play(who.id, new Date(shown + 2 * day));
    expect(await figures(id)).toEqual([1, 0, 1]);
    const [speaker] = [await tonada.list()];
    expect(speaker[0]?.days).toEqual([
      { day: '2026-11-20', impressions: 1, clicks: 0, conversions: 0, spent: 0.02 },
      { day: '2026-12-04', impressions: 0, clicks: 0, conversions: 1, spent: 0 },
    ]);
  });

  // Proves marquee: The click counts too
  it('counts no later play, from the click if there was one', async () => {
    const id = await tonada.running();
    const [late, clicked] = [await tonada.listener(), await tonada.listener()];
    await tonada.see(id, late);
    await tonada.see(id, clicked);
    const shown = tonada.clock().getTime();
    tonada.clock.advance(hour / 2);
    await tonada.must(tonada.click(id, clicked));
    await play(late.id, new Date(shown + 14 * day + 1));
    await play(clicked.id, new Date(shown + 14 * day + 1));
    expect(await figures(id)).toEqual([2, 1, 1]);
  });

  // Proves marquee: Deleted with the account
  it('are deleted with the listener’s account; the sums stay', async () => {
    const id = await tonada.running();
    const who = await tonada.listener();
    await tonada.see(id, who);
    await tonada.click(id, who);
    await tonada.hide(id, who);
    await tonada.db.delete(userTable).where(eq(userTable.id, who.id));
    for (const table of [marqueeShowingTable, marqueeViewerTable, marqueeHiddenTable]) {
      expect(await tonada.db.$count(table, eq(table.listenerId, who.id))).toBe(0);
    }
    expect(await figures(id)).toEqual([1, 1, 0]);
  });
});
