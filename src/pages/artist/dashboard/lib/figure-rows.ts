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
type Head =
  | 'figure'
  | 'value'
  | 'definition'
  | 'day'
  | 'streams'
  | 'unfinished'
  | 'country'
  | 'earnings'
  | 'track'
  | 'skips'
  | 'source';

/** The words of the file, in the language of the page. */
export type FileWords = {
  head: (name: Head) => string;
  figure: (name: Figure) => string;
  definition: (name: Figure) => string;
  country: (code: string) => string;
  source: (source: Figures['audience']['sources'][number]['source']) => string;
  /** In the place of a title: what no track is known of. */
  unknownTrack: string;
};

/**
 * The figures of a range as rows of a file: with their definitions, by day, country, track and source.
 * Shares are of 0 to 1, earnings in euros; what is not known is empty. Each way the parts make the whole.
 */
export function figureRows({ stats, audience }: Figures, words: FileWords): CsvRow[] {
  const { head } = words;
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
    [head('figure'), head('value'), head('definition')],
    ...exportedFigures.map((name) => [words.figure(name), values[name], words.definition(name)]),
    [],
    [head('day'), head('streams'), head('unfinished')],
    ...stats.recentStreams.map(({ date, streams }, index, { length }) => [
      date,
      streams,
      index === length - 1 ? new Date(audience.countedAt) : null,
    ]),
    [],
    [head('country'), head('streams'), head('earnings')],
    ...audience.countries.map((each) => [words.country(each.country), each.streams, each.earnings]),
    [],
    [head('track'), head('streams'), head('skips'), head('earnings')],
    ...audience.tracks.map((each) => [each.title, each.streams, each.skips, each.earnings]),
    ...restOfTracks(audience, words),
    [],
    [head('source'), head('streams'), head('earnings')],
    ...audience.sources.map((each) => [words.source(each.source), each.streams, each.earnings]),
  ];
}

/** What was counted elsewhere knows countries but no tracks, and a track may be gone: none, or the one row of the rest. */
function restOfTracks({ countries, tracks }: Figures['audience'], words: FileWords): CsvRow[] {
  const streams = sumOf(countries, 'streams') - sumOf(tracks, 'streams');
  const earnings = sumOf(countries, 'earnings') - sumOf(tracks, 'earnings');
  // They are told to the millionth of a euro.
  const rounded = Math.round(earnings * 1_000_000) / 1_000_000;
  return streams > 0 ? [[words.unknownTrack, streams, null, rounded]] : [];
}

type Counted = { streams: number; earnings: number };

const sumOf = (parts: readonly Counted[], figure: keyof Counted): number =>
  parts.reduce((sum, part) => sum + part[figure], 0);
