import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnalyticsTable, analyticsTableSchema } from '#contract/analytics.ts';
import { labelArtistsSchema } from '#contract/label-figures.ts';
import type { ScreeningRule } from '#contract/screening-rules.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import {
  flagDecisionTable,
  flagGroupTable,
  playFlagTable,
} from '../../money/play-screening/play-flag.table.ts';

let tonada: LabelApp;

type Flags = { artistId: string; trackId: string; day: string; rule?: ScreeningRule };

let flagged = 0;

async function flag(times: number, { rule = 'listener', day, ...of }: Flags) {
  const month = day.slice(0, 7);
  const isOfFaro = of.artistId === faro;
  await tonada.db.insert(playFlagTable).values(
    Array.from({ length: times }, () => {
      flagged += 1;
      return {
        playId: `ply_flagged-${flagged}`,
        ...of,
        month,
        notedIn: month,
        rule,
        day,
        earned: 5_460,
        country: 'MX',
        source: isOfFaro ? 'playlist' : null,
        plan: 'premium',
      };
    }),
  );
}

async function decide(rule: ScreeningRule, verdict: 'counted' | 'refused') {
  const { db } = tonada;
  const of = { artistId: faro, month: '2026-10', notedIn: '2026-10', rule };
  const days = { days: 1, firstDay: '2026-10-31', lastDay: '2026-10-31' };
  const evidence = { plays: 5, earned: 1, share: 1, listeners: 1, networks: 1 };
  await db.insert(flagGroupTable).values({ id: rule, ...of, ...days, ...evidence });
  const by = { reason: 'Prueba', at: tonada.clock(), actorId: 'usr_1' };
  await db.insert(flagDecisionTable).values({ groupId: rule, verdict, ...by });
}

beforeAll(async () => {
  tonada = await startLabelApp();
  await flag(3, { artistId: faro, trackId: 'trk_1', day: '2026-10-30' });
  // Before the last 28 days, and before the contract.
  await flag(2, { artistId: faro, trackId: 'trk_2', day: '2026-10-05' });
  await flag(1, { artistId: faro, trackId: 'trk_2', day: '2026-08-30' });
  await flag(5, { artistId: faro, trackId: 'trk_1', day: '2026-10-31', rule: 'network' });
  await decide('network', 'refused');
  await flag(6, { artistId: faro, trackId: 'trk_1', day: '2026-10-31', rule: 'hours' });
  await decide('hours', 'counted');
  await flag(2, { artistId: uno, trackId: 'trk_3', day: '2026-11-05' });
  // Under the other label.
  await flag(4, { artistId: uno, trackId: 'trk_3', day: '2026-11-12' });
});
afterAll(() => tonada.close());

describe('held plays', () => {
  const readArtists = async (who: string) =>
    labelArtistsSchema
      .parse((await tonada.ask('artists', who)).json())
      .map(({ id, held }) => [id, held]);

  // Proves screening: In a label's list
  it('of the last 28 days stand in the list of a label’s artists, while they are undecided', async () => {
    expect(await readArtists('casa')).toEqual([
      [faro, 3],
      [uno, 2],
    ]);
    expect(await readArtists('otra')).toEqual([[uno, 4]]);
  });

  async function readHeld(who: string, query: Record<string, string>) {
    const answer = await tonada.app.inject({
      url: `/api/analytics/table?${new URLSearchParams(query)}`,
      headers: tonada.people[who]?.headers ?? {},
    });
    expect(answer.statusCode).toBe(200);
    const table: AnalyticsTable = analyticsTableSchema.parse(answer.json());
    return table.held;
  }

  // Proves screening: In analytics, by contract and filter
  it.each([
    ['casa', {}, { waiting: 5, refused: 5 }],
    ['casa', { range: '90days' }, { waiting: 7, refused: 5 }],
    ['casa', { range: '7days' }, undefined],
    ['otra', {}, { waiting: 4, refused: 0 }],
    ['casa', { artist: uno }, { waiting: 2, refused: 0 }],
    ['casa', { by: 'track' }, { waiting: 5, refused: 5 }],
    ['casa', { track: 'trk_1' }, { waiting: 3, refused: 5 }],
    ['casa', { track: 'trk_2', range: '90days' }, { waiting: 2, refused: 0 }],
    ['casa', { country: 'MX' }, { waiting: 5, refused: 5 }],
    ['casa', { country: 'ES' }, undefined],
    ['casa', { plan: 'premium' }, { waiting: 5, refused: 5 }],
    ['casa', { source: 'playlist' }, { waiting: 3, refused: 5 }],
    ['casa', { source: 'unknown' }, { waiting: 2, refused: 0 }],
    // Flags do not have the device.
    ['casa', { by: 'device' }, undefined],
  ])('of %s in analytics of %j are %j', async (who, query, held) => {
    expect(await readHeld(who, query)).toEqual(held);
  });
});
