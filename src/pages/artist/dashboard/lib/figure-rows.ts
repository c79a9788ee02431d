import type { CsvRow } from '@/shared/files';
import type { Figures } from '../model/use-figures';

/** Figures that stand first in the file, each with how it is counted. */
const exportedFigures = [
  'monthlyListeners',
  'streams',
  'followers',
  'monthlyEarnings',
  'retention',
  'skipRate',
  'saveRate',
  'secondsPerVisit',
  'tracksPerVisit',
  'repeatRate',
  'discovery',
] as const;

type Figure = (typeof exportedFigures)[number];

/** The heads of the columns of the file. */
export const exportedHeads = [
  'figure',
  'value',
  'definition',
  'day',
  'streams',
  'country',
  'earnings',
  'track',
  'skips',
  'source',
] as const;

/** The words of the file, in the language of the page. */
export type FileWords = {
  heads: Record<(typeof exportedHeads)[number], string>;
  figure: (name: Figure) => string;
  definition: (name: Figure) => string;
  country: (code: string) => string;
  source: (source: Figures['audience']['sources'][number]['source']) => string;
};

/**
 * The figures of a range as rows of a file: with their definitions, by day, country, track and source.
 * Shares are of 0 to 1, earnings in euros; what is not known is empty.
 */
export function figureRows({ stats, audience }: Figures, words: FileWords): CsvRow[] {
  const { heads } = words;
  const { retention, skipRate, saveRate, behaviour } = audience;
  const values: Record<Figure, number | null> = {
    monthlyListeners: stats.monthlyListeners,
    streams: stats.totalStreams,
    followers: stats.followers,
    monthlyEarnings: stats.monthlyEarnings,
    retention,
    skipRate,
    saveRate,
    ...behaviour,
  };
  return [
    [heads.figure, heads.value, heads.definition],
    ...exportedFigures.map((name) => [words.figure(name), values[name], words.definition(name)]),
    [],
    [heads.day, heads.streams],
    ...stats.recentStreams.map(({ date, streams }) => [date, streams]),
    [],
    [heads.country, heads.streams, heads.earnings],
    ...audience.countries.map((each) => [words.country(each.country), each.streams, each.earnings]),
    [],
    [heads.track, heads.streams, heads.skips, heads.earnings],
    ...audience.tracks.map((each) => [each.title, each.streams, each.skips, each.earnings]),
    [],
    [heads.source, heads.streams, heads.earnings],
    ...audience.sources.map((each) => [words.source(each.source), each.streams, each.earnings]),
  ];
}
