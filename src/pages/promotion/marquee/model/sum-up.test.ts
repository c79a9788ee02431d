// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeMarquee } from '@/entities/marquee/index.testing';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { getDays, getTotals } from './sum-up';

const shownOn = (days: Record<string, number>, status: MarqueeCampaign['status'] = 'active') =>
  makeMarquee('mrq_1', {
    status,
    days: Object.entries(days).map(([day, impressions]) => ({
      day: `2026-11-${day}`,
      impressions,
      clicks: 0,
      conversions: 0,
      spent: impressions * 0.02,
    })),
  });

const daily = (campaigns: MarqueeCampaign[], most = 28) =>
  getDays(campaigns, most, '2026-11-19').map(({ day, impressions }) => [day.slice(8), impressions]);

describe('the days of campaigns', () => {
  // Proves marquee: The days of a chart
  it('have zeros for days without impressions up to today', () => {
    expect(daily([shownOn({ 14: 5, 17: 7 })])).toEqual([
      ['14', 5],
      ['15', 0],
      ['16', 0],
      ['17', 7],
      ['18', 0],
      ['19', 0],
    ]);
  });

  it('end with the last counted day if no campaign runs', () => {
    expect(daily([shownOn({ 14: 5 }, 'completed'), shownOn({ 14: 1, 15: 2 }, 'paused')])).toEqual([
      ['14', 6],
      ['15', 2],
    ]);
  });

  it('are limited to the last days', () => {
    expect(daily([shownOn({ '01': 5, 19: 7 })], 3)).toEqual([
      ['17', 0],
      ['18', 0],
      ['19', 7],
    ]);
  });

  it('end with the last counted day if a campaign has not begun', () => {
    const planned = { ...shownOn({ 14: 5 }), startDate: '2026-11-20' };
    expect(daily([planned])).toEqual([['14', 5]]);
  });

  it('are empty before the first impression', () => {
    expect(daily([shownOn({})])).toEqual([]);
  });
});

// Proves marquee: What may be spent: no drafts, and the spending of cancelled ones
it('adds up what campaigns may spend: nothing for drafts, the spent amount once cancelled', () => {
  const campaigns = [
    makeMarquee('mrq_1', { status: 'active', budget: 1_000, spent: 250.5 }),
    makeMarquee('mrq_2', { status: 'paused', budget: 500, spent: 100 }),
    makeMarquee('mrq_3', { status: 'completed', budget: 300, spent: 299.98 }),
    makeMarquee('mrq_4', { status: 'cancelled', budget: 2_000, spent: 40.2 }),
    makeMarquee('mrq_5', { status: 'draft', budget: 3_500, spent: 0 }),
  ];
  const { spent, budget } = getTotals(campaigns);
  expect([spent, budget]).toEqual([690.68, 1_840.2]);
  expect(getTotals(campaigns.slice(4)).budget).toBe(0);
});
