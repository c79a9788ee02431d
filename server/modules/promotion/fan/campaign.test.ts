import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArtistHighlights } from '#contract/artist-highlights.ts';
import type { CampaignOffer, DeliveredCampaign } from '#contract/fan.ts';
import { type FanApp, faroNorte, startFanApp } from '../../../testing/start-fan-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { fanParticipantTable } from './fan-campaign.table.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const join = (who: SignedIn, id: string) => tonada.call(who, 'POST', `user/campaigns/${id}/join`);
const leave = (who: SignedIn, id: string) => tonada.call(who, 'POST', `user/campaigns/${id}/leave`);
const decide = (act: 'activate' | 'cancel', id: string, who = tonada.artist) =>
  tonada.call(who, 'POST', `promotion/fans/campaigns/${id}/${act}`);
const offers = async (who: SignedIn): Promise<CampaignOffer[]> =>
  (await tonada.call(who, 'GET', `artists/${faroNorte}/highlights`)).json<ArtistHighlights>()
    .campaigns;
const day = 24 * 3_600_000;

describe('a campaign', () => {
  // Proves fans: Draft at first
  it('is a draft without participants at first, with the fields of a campaign and no others', async () => {
    const made = tonada.campaign({ eligibleTiers: ['vip', 'vip'] });
    expect((await tonada.propose(made)).json()).toEqual({ id: made.id });
    expect(await tonada.campaigns()).toEqual([
      {
        id: made.id,
        title: 'Escúchalo antes',
        description: 'El disco, un día antes que nadie.',
        type: 'early_access',
        startDate: '2026-11-20',
        endDate: '2026-11-30',
        eligibleTiers: ['vip'],
        participantCount: 0,
        maxParticipants: 100,
        status: 'draft',
        rewards: ['Un vinilo firmado'],
        concertId: null,
        version: 1,
      },
    ]);
    expect(await offers(await tonada.fan({ streams: 1000 }))).toEqual([]);
  });

  // Proves fans: Activated, cancelled, completed
  it('is started and cancelled by its artist, and completed on its last day', async () => {
    const id = await tonada.active();
    expect((await tonada.campaigns())[0]?.status).toBe('active');
    expect((await decide('activate', id)).statusCode).toBe(409);
    tonada.clock.advance(11 * day);
    const later = await tonada.openSession(tonada.artist.id);
    const [campaign] = (await tonada.call(later, 'GET', 'promotion/fans/campaigns')).json<
      { status: string }[]
    >();
    expect(campaign?.status).toBe('completed');
    expect((await decide('cancel', id, later)).statusCode).toBe(409);
    tonada.clock.advance(-11 * day);
    expect((await decide('cancel', id)).statusCode).toBe(204);
    expect((await tonada.campaigns())[0]?.status).toBe('cancelled');
    expect((await decide('activate', 'nothing')).statusCode).toBe(404);
  });

  it('is stored once for 100 simultaneous repeats', async () => {
    const made = tonada.campaign();
    const answers = await Promise.all(Array.from({ length: 100 }, () => tonada.propose(made)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await tonada.campaigns()).toHaveLength(1);
  });

  // Proves fans: Bad input of a campaign
  it.each<[string, Partial<DeliveredCampaign> | Record<string, unknown>]>([
    ['no title', { title: ' ' }],
    ['no description', { description: '' }],
    ['an end before its start', { startDate: '2026-11-25', endDate: '2026-11-24' }],
    ['an end that is over', { startDate: '2026-11-01', endDate: '2026-11-19' }],
    ['a day that there is not', { endDate: '2027-02-29' }],
    ['no place', { maxParticipants: 0 }],
    ['half a place', { maxParticipants: 1.5 }],
    ['more places than there are people', { maxParticipants: 1_000_001 }],
    ['a kind that nobody knows', { type: 'lottery' }],
    ['an empty reward', { rewards: [' '] }],
    ['too many rewards', { rewards: Array.from({ length: 11 }, () => 'Uno') }],
    ['more than there is', { participantCount: 7 }],
  ])('is refused with %s', async (_, wrong) => {
    const made = { ...tonada.campaign(), ...wrong };
    expect((await tonada.propose(made)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await tonada.campaigns()).toEqual([]);
  });
});

describe('taking part', () => {
  // Proves fans: For whom, on which days
  it('is for its tiers, on its days', async () => {
    const [casual, vip] = [await tonada.fan({ streams: 3 }), await tonada.fan({ streams: 1000 })];
    const stranger = await tonada.signIn();
    const id = await tonada.active({ eligibleTiers: ['superfan', 'vip'] });
    const later = await tonada.active({ startDate: '2026-11-21' });
    expect((await offers(vip)).map((offer) => offer.id)).toEqual([id]);
    expect([await offers(casual), await offers(stranger)]).toEqual([[], []]);
    expect((await join(casual, id)).statusCode).toBe(404);
    expect((await join(stranger, id)).statusCode).toBe(404);
    expect((await join(vip, later)).statusCode).toBe(404);
    expect((await join(vip, id)).json()).toEqual({ isIn: true, participantCount: 1 });
    expect((await join(vip, id)).json()).toEqual({ isIn: true, participantCount: 1 });
    expect((await offers(vip))[0]).toMatchObject({ isIn: true, participantCount: 1 });
  });

  // Proves fans: Leaving
  it('may end during the campaign, and frees the place', async () => {
    const [one, other] = [await tonada.fan(), await tonada.fan()];
    const id = await tonada.active({ maxParticipants: 1 });
    await join(one, id);
    const full = await join(other, id);
    expect([full.statusCode, full.json<{ error: string }>().error]).toEqual([
      409,
      'La campaña ya no tiene lugares.',
    ]);
    expect((await leave(one, id)).json()).toEqual({ isIn: false, participantCount: 0 });
    expect((await leave(one, id)).json()).toEqual({ isIn: false, participantCount: 0 });
    expect((await join(other, id)).json()).toEqual({ isIn: true, participantCount: 1 });
  });

  // Proves fans: Never beyond the maximum
  it('never exceeds the maximum, even with 50 at the same moment', async () => {
    const fans = await Promise.all(Array.from({ length: 50 }, () => tonada.fan()));
    const id = await tonada.active({ maxParticipants: 20 });
    const answers = await Promise.all(fans.map((fan) => join(fan, id)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === 409)).toHaveLength(30);
    expect((await tonada.campaigns())[0]?.participantCount).toBe(20);
    expect(await tonada.db.$count(fanParticipantTable)).toBe(20);
  });
});
