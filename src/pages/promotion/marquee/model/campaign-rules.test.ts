// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { makeMarquee, makeMarqueeFile } from '@/entities/marquee/index.testing';
import { type CampaignForm, emptyCampaign, toTyped } from './campaign-form';
import { campaignRules } from './campaign-rules';

const whole = () => ({ ...emptyCampaign(), trackId: 'trk_1', campaignName: 'Otoño' });
const faults = (change: Partial<CampaignForm>) =>
  campaignRules
    .safeParse({ ...whole(), ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

// Proves marquee: Typed values and sent values
it('sends the budget as a number', () => {
  expect(campaignRules.safeParse({ ...whole(), budget: '1.000' }).data).toMatchObject({
    budget: 1000,
    genres: [],
    image: '',
  });
});

// Proves marquee: Days of a campaign
it('ends no earlier than it begins, today or later, and within a year', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T10:00:00Z'), toFake: ['Date'] });
  const days = (startDate: string, endDate: string) => faults({ startDate, endDate });
  expect(days('2026-11-26', '2026-12-01')).toEqual([]);
  expect(days('2026-12-02', '2026-12-01')).toEqual([['endDate', 'before']]);
  expect(days('2026-11-20', '2026-11-25')).toEqual([['endDate', 'over']]);
  expect(days('2026-11-26', '2027-11-26')).toEqual([['endDate', 'tooLong']]);
  expect(faults({ budget: 'mil', endDate: '2026-11-25' })).toContainEqual(['endDate', 'over']);
  vi.useRealTimers();
});

it('has a file that was uploaded in place of an address, and no other text', () => {
  expect(faults({ video: `staged:${'v'.repeat(43)}` })).toEqual([]);
  expect(faults({ video: 'https://a.example/a.mp4' })).toEqual([]);
  for (const video of ['staged:v', 'staged:', 'http://a.example/a.mp4', 'blob:a'])
    expect(faults({ video }).map(([field]) => field)).toEqual(['video']);
});

it('starts with the names of its files instead of their addresses', () => {
  const campaign = makeMarquee('mrq_1', {
    creativeAssets: { image: '/api/marquee/mrq_1/image?e=1&s=s', video: '', audio: '', copy: '' },
    files: [makeMarqueeFile('image'), makeMarqueeFile('video')],
  });
  expect(toTyped(campaign)).toMatchObject({
    image: makeMarqueeFile('image').name,
    video: makeMarqueeFile('video').name,
    audio: '',
  });
});

it('starts with the campaign’s values, without its track’s cover', () => {
  const campaign = makeMarquee('mrq_1', {
    creativeAssets: { image: '/images/album/alb_1', video: '', audio: '', copy: 'Hola.' },
  });
  expect(toTyped(campaign)).toMatchObject({ budget: '1000', image: '', genres: ['Pop', 'Latin'] });
});
