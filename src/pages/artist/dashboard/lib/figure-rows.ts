import { type HeldFigure, heldRows } from '@/entities/figure';
import type { CsvRow } from '@/shared/files';
import type { Figures } from '../model/use-figures';

/** Figures at the top of the file, with their definitions. */
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

/** Column headings. */
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

/** Texts of the file. */
export type FileWords = {
  head: (name: Head) => string;
  figure: (name: Figure | HeldFigure) => string;
  definition: (name: Figure | HeldFigure) => string;
  country: (code: string) => string;
  source: (source: Figures['audience']['sources'][number]['source']) => string;
  /** Replaces the title of an unknown track. */
  unknownTrack: string;
};

/**
 * The figures of a range as file rows: definitions, then by day, country, track and source.
 * Shares are 0 to 1, earnings euros, unknown values empty. Each breakdown adds up to the whole.
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
    ...heldRows(audience.held, words),
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

/**
 * Imported plays have countries but no tracks, and a track may be deleted: no row, or one for the
 * rest.
 */
function restOfTracks({ countries, tracks }: Figures['audience'], words: FileWords): CsvRow[] {
  const streams = sumUp(countries, 'streams') - sumUp(tracks, 'streams');
  const earnings = sumUp(countries, 'earnings') - sumUp(tracks, 'earnings');
  // To the millionth of a euro.
  const rounded = Math.round(earnings * 1_000_000) / 1_000_000;
  return streams > 0 ? [[words.unknownTrack, streams, null, rounded]] : [];
}

type Counted = { streams: number; earnings: number };

const sumUp = (parts: readonly Counted[], figure: keyof Counted): number =>
  parts.reduce((sum, part) => sum + part[figure], 0);
