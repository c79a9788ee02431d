// @vitest-environment jsdom
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
  unknownTrack: 'of no track',
};
const figures = {
  stats: sampleStats('7days'),
  audience: { ...sampleAudience('7days'), retention: null },
  tracks: [],
  label: null,
};
const after = (head: string, { stats, audience } = figures) => {
  const rows = figureRows({ ...figures, stats, audience }, words);
  const start = rows.findIndex(([first]) => first === `#${head}`);
  const end = rows.findIndex((row, index) => index > start && row.length === 0);
  return rows.slice(start + 1, end === -1 ? undefined : end);
};

// Proves artist-dashboard: What is in it
it('lists each figure with its definition, and leaves unknown ones empty', () => {
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

// Proves artist-dashboard: Held plays in the file
it('names the plays that earn nothing, if there are any', () => {
  const { audience } = figures;
  const held = { waiting: 12, refused: 3, statement: null };
  expect(after('figure', { ...figures, audience: { ...audience, held } }).slice(-2)).toEqual([
    ['heldStreams', 12, 'how heldStreams'],
    ['refusedStreams', 3, 'how refusedStreams'],
  ]);
});

it.each(['day', 'country', 'track', 'source'])('adds up to all streams by %s', (head) => {
  const sum = after(head).reduce((total, [, streams]) => total + Number(streams), 0);
  expect(sum).toBe(figures.stats.totalStreams);
});

// Proves figures: Today in the file of an artist
it('states the time up to which the unfinished last day is counted', () => {
  const { audience } = figures;
  const days = after('day');
  expect(days.at(-1)?.[2]).toEqual(new Date(audience.countedAt));
  expect(days.slice(0, -1).every(([, , until]) => until === null)).toBe(true);
});

// Proves artist-dashboard: Its tracks add up
it('adds up by track if only some plays have a track', () => {
  const { audience } = figures;
  const tracks = audience.tracks.slice(0, 1).map((track) => {
    return { ...track, streams: 343, skips: 12, earnings: 1.4063 };
  });
  const rows = after('track', { ...figures, audience: { ...audience, tracks } });
  const sums = (parts: readonly { streams: number; earnings: number }[]) => [
    parts.reduce((sum, { streams }) => sum + streams, 0),
    parts.reduce((sum, { earnings }) => sum + earnings, 0).toFixed(6),
  ];
  expect(rows.map(([title, , skips]) => [title, skips])).toEqual([
    [tracks[0]?.title, 12],
    ['of no track', null],
  ]);
  expect(
    sums(
      rows.map(([, streams, , earnings]) => ({
        streams: Number(streams),
        earnings: Number(earnings),
      })),
    ),
  ).toEqual(sums(audience.countries));
});

it('has no row for unknown tracks if all are known', () => {
  expect(after('track').map(([title]) => title)).not.toContain('of no track');
});
