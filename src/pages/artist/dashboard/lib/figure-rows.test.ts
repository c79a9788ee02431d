import { expect, it } from 'vitest';
import { sampleAudience } from '@/shared/sample/artist-figures/sample-audience.ts';
import { sampleStats } from '@/shared/sample/artist-figures/sample-stats.ts';
import { type FileWords, figureRows } from './figure-rows';

const words: FileWords = {
  head: (name) => `#${name}`,
  figure: (name) => name,
  definition: (name) => `how ${name}`,
  country: (code) => code,
  source: (source) => source,
};
const figures = {
  stats: sampleStats('7days'),
  audience: { ...sampleAudience('7days'), retention: null },
  tracks: [],
  label: null,
};
const rows = figureRows(figures, words);
const after = (head: string) => {
  const start = rows.findIndex(([first]) => first === `#${head}`);
  const end = rows.findIndex((row, index) => index > start && row.length === 0);
  return rows.slice(start + 1, end === -1 ? undefined : end);
};

it('has each figure with how it is counted, and nothing where nothing is known', () => {
  const { stats, audience } = figures;
  expect(after('figure')).toEqual([
    ['monthlyListeners', stats.monthlyListeners, 'how monthlyListeners'],
    ['streams', stats.totalStreams, 'how streams'],
    ['followers', stats.followers, 'how followers'],
    ['monthlyEarnings', stats.monthlyEarnings, 'how monthlyEarnings'],
    ['retention', null, 'how retention'],
    ['skipRate', audience.skipRate, 'how skipRate'],
    ['saveRate', audience.saveRate, 'how saveRate'],
    ['secondsPerVisit', 1_420, 'how secondsPerVisit'],
    ['tracksPerVisit', 6.8, 'how tracksPerVisit'],
    ['repeatRate', 0.47, 'how repeatRate'],
    ['discovery', 0.62, 'how discovery'],
  ]);
});

it.each(['day', 'country', 'track', 'source'])('adds up to all streams by %s', (head) => {
  const sum = after(head).reduce((total, [, streams]) => total + Number(streams), 0);
  expect(sum).toBe(figures.stats.totalStreams);
});
