import { expect, it } from 'vitest';
import { chartSchema } from '../contract/chart.ts';
import { chartIds } from '../contract/codes.ts';
import { sampleChart } from './sample-charts.ts';

it.each(chartIds)('%s has fifty tracks in the shape of the contract', (id) => {
  const chart = sampleChart(id);
  expect(chartSchema.parse(chart)).toEqual(chart);
  expect(new Set(chart.tracks.map((track) => track.id)).size).toBe(50);
  const plays = chart.tracks.map(({ playCount }) => playCount);
  expect(plays).toEqual(plays.toSorted((one, other) => other - one));
});

it('each has its own order', () => {
  const orders = chartIds.map((id) =>
    sampleChart(id)
      .tracks.map((track) => track.id)
      .join(),
  );
  expect(new Set(orders).size).toBe(chartIds.length);
});

it('has no other chart', () => {
  expect(() => sampleChart('polonia')).toThrow('polonia');
});
