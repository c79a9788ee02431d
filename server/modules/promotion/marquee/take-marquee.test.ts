import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { marqueeCampaignTable } from './marquee.table.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

describe('a delivery', () => {
  // Proves marquee: Delivered once
  it('is stored once for simultaneous repeats', async () => {
    const delivered = tonada.campaign();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tonada.deliver(delivered)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await tonada.db.$count(marqueeCampaignTable)).toBe(1);
  });

  // Proves marquee: Bad input
  it.each<[string, object, number]>([
    ['a budget below the least', { budget: 99 }, 400],
    ['a budget between the steps', { budget: 150 }, 400],
    ['a budget beyond any account', { budget: 1e12 }, 400],
    ['no name', { campaignName: ' ' }, 400],
    ['an age that nobody knows', { targetAudience: { ageRange: '0-99' } }, 400],
    ['a genre that nobody knows', { targetAudience: { genres: ['Polca'] } }, 400],
    ['a country that is not offered', { targetAudience: { countries: ['ZZ'] } }, 400],
    ['a format that nobody knows', { adFormat: 'popup' }, 400],
    [
      'an address that is none',
      { creativeAssets: { image: 'javascript:1', video: '', audio: '', copy: '' } },
      400,
    ],
    [
      'a picture without https',
      { creativeAssets: { image: 'http://a.example/a.png', video: '', audio: '', copy: '' } },
      400,
    ],
    [
      'a video without https',
      { creativeAssets: { image: '', video: 'http://a.example/a.mp4', audio: '', copy: '' } },
      400,
    ],
    [
      'a sound behind a name and a password',
      { creativeAssets: { image: '', video: '', audio: 'https://a:b@a.example/a.mp3', copy: '' } },
      400,
    ],
    ['a day that there is not', { endDate: '2027-02-29' }, 400],
    ['an end before its beginning', { startDate: '2026-12-02', endDate: '2026-12-01' }, 422],
    ['days that are over', { startDate: '2026-11-01', endDate: '2026-11-18' }, 422],
    ['more than a year', { endDate: '2027-12-01' }, 422],
    ['a beginning in years', { startDate: '2029-01-01', endDate: '2029-01-02' }, 422],
    ['a track of somebody else', { trackId: 'trk_3' }, 422],
    ['metrics of its own', { impressions: 5 }, 400],
  ])('is refused with %s', async (_, wrong, status) => {
    const answer = await tonada.deliver(tonada.campaign(wrong));
    expect(answer.statusCode).toBe(status);
    expect(await tonada.list()).toEqual([]);
  });

  // Proves marquee: An id that is taken
  it('under another user’s id is rejected without effect', async () => {
    const theirs = tonada.campaign({ campaignName: 'La primera' });
    await tonada.must(tonada.deliver(theirs));
    const again = { ...theirs, campaignName: 'La segunda' };
    const answer = await tonada.deliver(again, tonada.admin, `?artistId=${faro}`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'duplicate']);
    expect((await tonada.read(theirs.id))?.campaignName).toBe('La primera');
  });

  // Proves security: V1.2 Injection
  it('keeps markup as text, and removes directional overrides', async () => {
    const id = await tonada.draft({ campaignName: '<b>\u202ELuna</b>' });
    expect((await tonada.read(id))?.campaignName).toBe('<b>Luna</b>');
  });
});
