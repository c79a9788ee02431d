import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Spot, SpotAnswer } from '#contract/marquee.ts';
import { makeMp3 } from '../../../testing/make-sound.ts';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { familyMemberTable } from '../../people/plan/family.table.ts';
import { marqueeCampaignTable } from './marquee.table.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const day = 24 * 3_600_000;

async function getSpot(who: SignedIn): Promise<Spot | null> {
  const answer = await tonada.call('GET', 'user/spot', who);
  expect(answer.statusCode).toBe(200);
  return answer.json<SpotAnswer>().spot;
}

const heard = ({ id, showing }: Spot, who: SignedIn) =>
  tonada.call('POST', `user/sponsored/${id}/impression`, who, { showing });

const spotFor = async (who: SignedIn) => {
  const spot = await getSpot(who);
  if (spot === null) throw new Error('There is no spot.');
  return spot;
};

const audioAd = (change: Parameters<MarqueeApp['running']>[0] = {}) =>
  tonada.running({ adFormat: 'audio_ad', endDate: '2026-12-20', ...change });

describe('a spot', () => {
  // Proves marquee: Who hears a spot
  it('is offered to its audience on the free plan, and to nobody else', async () => {
    const id = await audioAd({ targetAudience: { countries: ['MX'], genres: ['Pop'] } });
    expect((await getSpot(await tonada.listener()))?.id).toBe(id);
    expect(await getSpot(await tonada.listener({ subscriptionType: 'premium' }))).toBeNull();
    expect(await getSpot(await tonada.listener({ paidUntil: '2026-11-20' }))).toBeNull();
    expect(await getSpot(await tonada.listener({ country: 'ES' }))).toBeNull();
    expect(await getSpot(await tonada.listener({}, 2))).toBeNull();
    expect(await getSpot(tonada.speaker)).toBeNull();
    const member = await tonada.listener();
    const { id: payerId } = await tonada.signIn({ subscriptionType: 'family' });
    const since = tonada.clock();
    await tonada.db.insert(familyMemberTable).values({ memberId: member.id, payerId, since });
    expect(await getSpot(member)).toBeNull();
    const visitor = await tonada.app.inject('/api/user/spot');
    expect(visitor.statusCode).toBe(401);
  });

  // Proves marquee: A spot is no card
  it('is no card on home, and a card is no spot', async () => {
    const who = await tonada.listener();
    const spot = await audioAd();
    expect(await tonada.getSponsored(who)).toBeNull();
    expect((await getSpot(who))?.id).toBe(spot);
    const card = await tonada.running({ endDate: '2026-12-20' });
    expect((await tonada.getSponsored(who))?.id).toBe(card);
    expect((await getSpot(who))?.id).toBe(spot);
  });

  // Proves marquee: Once a day
  it('is heard once a day in place of the card, however often that is reported', async () => {
    const id = await audioAd();
    await tonada.running({ endDate: '2026-12-20' });
    const who = await tonada.listener();
    const spot = await spotFor(who);
    await Promise.all(Array.from({ length: 10 }, () => heard(spot, who)));
    expect(await tonada.read(id)).toMatchObject({ impressions: 1, spent: 0.02 });
    expect(await getSpot(who)).toBeNull();
    expect(await tonada.getSponsored(who)).toBeNull();
    tonada.clock.advance(day);
    expect((await getSpot(await tonada.openSession(who.id)))?.id).toBe(id);
  });

  // Proves marquee: A spot that was withdrawn
  it.each([
    ['paused', (id: string) => tonada.must(tonada.turn(id, 'pause'))],
    ['cancelled', (id: string) => tonada.must(tonada.turn(id, 'cancel'))],
    [
      'out of budget',
      async () => {
        await tonada.db.update(marqueeCampaignTable).set({ spent: 10_000 });
      },
    ],
  ])('costs nothing once its campaign is %s', async (_, withdraw) => {
    const id = await audioAd();
    const who = await tonada.listener();
    const spot = await spotFor(who);
    await withdraw(id);
    await tonada.must(heard(spot, who));
    expect((await tonada.read(id))?.impressions).toBe(0);
    expect(await getSpot(who)).toBeNull();
  });

  it('costs nothing once its listener pays for a plan', async () => {
    const id = await audioAd();
    const who = await tonada.listener();
    const spot = await spotFor(who);
    const plan = { subscriptionType: 'premium', paymentMethod: 'card', period: 'month' };
    await tonada.must(tonada.call('PUT', 'user/subscription', who, plan));
    await tonada.must(heard(spot, who));
    expect((await tonada.read(id))?.impressions).toBe(0);
  });

  // Proves marquee: What is heard
  it('sounds as the track’s preview, which is nobody’s play', async () => {
    await audioAd();
    const who = await tonada.listener();
    const before = await tonada.db.$count(playTable);
    const { audioUrl } = await spotFor(who);
    expect(audioUrl).toMatch(/^\/api\/tracks\/trk_1\/audio\?.*l=v&/);
    const sound = await tonada.app.inject(audioUrl);
    expect(sound.statusCode).toBe(200);
    tonada.clock.advance(day);
    expect(await tonada.db.$count(playTable)).toBe(before);
  });

  it('sounds as the campaign’s own file, which an admin knows', async () => {
    const artist = await tonada.openSession(tonada.speaker.id);
    const audio = await tonada.staged('audio', await makeMp3(8, { bitrate: 128 }), artist);
    const creativeAssets = { image: '', video: '', audio, copy: '' };
    const id = await audioAd({ creativeAssets });
    const { audioUrl } = await spotFor(await tonada.listener());
    expect(audioUrl).toContain(`/api/marquee/${id}/audio?`);
    const sound = await tonada.app.inject(audioUrl);
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg']);

    await tonada.must(tonada.turn(id, 'pause'));
    const other = await tonada.staged('audio', await makeMp3(9, { bitrate: 128 }), artist);
    const change = { creativeAssets: { audio: other } };
    await tonada.must(tonada.call('PUT', `promotion/marquee/${id}`, artist, change));
    await tonada.must(tonada.turn(id, 'activate'));
    expect((await tonada.read(id))?.approval?.state).toBe('waiting');
    expect(await getSpot(await tonada.listener())).toBeNull();
  });
});
