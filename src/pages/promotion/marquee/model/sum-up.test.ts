// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { makeMarquee } from '@/entities/marquee/index.testing';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { daysOf } from './sum-up';

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
  daysOf(campaigns, most, '2026-11-19').map(({ day, impressions }) => [day.slice(8), impressions]);

describe('the days of campaigns', () => {
  it('have zeros where nothing was shown between the first and today', () => {
    expect(daily([shownOn({ 14: 5, 17: 7 })])).toEqual([
      ['14', 5],
      ['15', 0],
      ['16', 0],
      ['17', 7],
      ['18', 0],
      ['19', 0],
    ]);
  });

  it('end with the last that was counted where none runs any more', () => {
    expect(daily([shownOn({ 14: 5 }, 'completed'), shownOn({ 14: 1, 15: 2 }, 'paused')])).toEqual([
      ['14', 6],
      ['15', 2],
    ]);
  });

  it('are so many of the last', () => {
    expect(daily([shownOn({ '01': 5, 19: 7 })], 3)).toEqual([
      ['17', 0],
      ['18', 0],
      ['19', 7],
    ]);
  });

  it('are none before anything was shown', () => {
    expect(daily([shownOn({})])).toEqual([]);
  });
});
