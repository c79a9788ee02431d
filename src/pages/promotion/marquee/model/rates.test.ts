// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeMarquee } from '@/entities/marquee/index.testing';
import { getRates } from './rates';

it('computes the rates', () => {
  expect(getRates(makeMarquee('mrq_1'))).toEqual({ ctr: 4, cpc: 0.5, roas: 300 / 250.5 });
});

// Proves marquee: Rates of nothing
it('has no rates without data', () => {
  const nothing = { impressions: 0, clicks: 0, conversions: 0, spent: 0, ctr: 0, cpc: 0 };
  expect(getRates(makeMarquee('mrq_1', nothing))).toEqual({ ctr: null, cpc: null, roas: null });
});
