import type {
  AnalyticsComparison,
  AnalyticsDimension,
  AnalyticsLines,
  AnalyticsPart,
  AnalyticsRow,
  AnalyticsScope,
  AnalyticsSums,
  AnalyticsTable,
  AnalyticsUnit,
  AnalyticsValues,
} from '../../contract/analytics.ts';
import type { FigureRange } from '../../contract/artist-figures.ts';
import { dayFrom, daysIn, earned, today } from '../artist-figures/sample-days.ts';
import { seeded } from '../seeded.ts';
import { type SamplePart, sampleArtists, getSampleParts } from './sample-parts.ts';

/** The same query as for the server. */
export type SampleQuestion = {
  artist: string | undefined;
  range: FigureRange;
  compare: AnalyticsComparison;
  by: AnalyticsDimension;
  unit: AnalyticsUnit;
} & { [part in AnalyticsPart]?: string | undefined };

/** Streams of a past day in ten thousands, so that shares of them are whole numbers. */
function tenThousandsOn(daysBack: number): number {
  const sway = [4, 0, -3, -1, 2, 9, 12][daysBack % 7] ?? 0;
  const rise = Math.max(0, 400 - daysBack) / 8;
  const isToday = daysBack === 0;
  return Math.round((90 + rise + sway + 8 * seeded(`day ${daysBack}`)) * (isToday ? 0.6 : 1));
}

const filters = ['album', 'track', 'country', 'source', 'plan', 'device'] as const;

/** The requested parts, each with its share of ten thousand streams. */
function partsFor(question: SampleQuestion): SamplePart[] {
  const filter = filters.find((part) => question[part] !== undefined);
  const { by, artist } = question;
  const artists = sampleArtists.filter(({ id }) => artist === undefined || id === artist);
  const filtered = filter && getSampleParts(filter).filter(({ id }) => id === question[filter]);
  if (by === 'artist' || by === 'total') {
    const parts = artists.map((each) => ({
      ...each,
      weight: (filtered ?? getSampleParts('total')).reduce(
        (sum, part) => sum + weightWithin(part, each),
        0,
      ),
    }));
    if (by === 'artist') return parts;
    const weight = parts.reduce((sum, part) => sum + part.weight, 0);
    return [{ id: 'total', name: null, artistId: null, artistName: null, weight }];
  }
  const isWanted = ({ albumId, id, ...part }: SamplePart) =>
    (artist === undefined || part.artistId === null || part.artistId === artist) &&
    (filter === undefined || [id, albumId].includes(question[filter]));
  return getSampleParts(by)
    .filter(isWanted)
    .map((part) => ({
      ...part,
      weight: artists.reduce((sum, each) => sum + weightWithin(part, each), 0),
    }));
}

/** A part's share of ten thousand streams of an artist. */
function weightWithin(part: SamplePart, artist: SamplePart): number {
  if (part.artistId !== null) return part.artistId === artist.id ? part.weight : 0;
  return (part.weight * artist.weight) / 10_000;
}

/** Whole weeks, so that a Saturday is compared with a Saturday. */
const shift = ({ range, compare }: SampleQuestion) =>
  compare === 'year' ? 364 : Math.ceil((daysIn[range] - 1) / 7) * 7;

function getSums(question: SampleQuestion, weight: number, [from, until]: [string, string]) {
  const hasEarnings = question.by !== 'device' && question.device === undefined;
  const isApart = filters.slice(2).some((part) => question.by === part || question[part]);
  const figures = (first: number, last: number) => {
    let streams = 0;
    for (let back = last; back <= first; back += 1) streams += tenThousandsOn(back) * weight;
    return {
      streams,
      earnings: hasEarnings ? earned(streams) : null,
      skips: isApart ? null : Math.round(streams * 0.21),
    };
  };
  const back = (day: string) => Math.round((Date.parse(today()) - Date.parse(day)) / 86_400_000);
  const [first, last] = [back(from), back(until)];
  const over = Math.max(1, last);
  const sums: AnalyticsSums = {
    now: figures(first, last),
    compared:
      question.compare === 'none'
        ? null
        : {
            now: figures(first, over),
            before: figures(first + shift(question), over + shift(question)),
          },
  };
  return sums;
}

function getSpans({ range }: SampleQuestion, unit: AnalyticsUnit): [string, string][] {
  const last = today();
  const spans: [string, string][] = [];
  for (let from = dayFrom(last, 1 - daysIn[range]); from <= last;) {
    const until = { range: last, day: from, week: getSunday(from), month: lastOfMonth(from) }[unit];
    spans.push([from, until < last ? until : last]);
    from = dayFrom(until, 1);
  }
  return spans;
}

const getSunday = (day: string) => dayFrom(day, (7 - new Date(day).getUTCDay()) % 7);

function lastOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function getPeriods(question: SampleQuestion) {
  const { range, compare } = question;
  const [from, until] = [dayFrom(today(), 1 - daysIn[range]), today()];
  const before = {
    from: dayFrom(from, -shift(question)),
    until: dayFrom(until, -1 - shift(question)),
  };
  const countedAt = `${until}T12:00:00.000Z`;
  return { range, from, until, before: compare === 'none' ? null : before, countedAt };
}

/** Answers `GET /analytics/table`. */
export function sampleTable(question: SampleQuestion): AnalyticsTable {
  const parts = partsFor(question);
  const weight = parts.reduce((sum, part) => sum + part.weight, 0);
  const periods = getPeriods(question);
  const rows = getSpans(question, question.unit).flatMap((span) =>
    parts.map((part): AnalyticsRow => ({
      id: part.id,
      name: part.name,
      artistName: part.artistName,
      from: span[0],
      until: span[1],
      ...getSums(question, part.weight, span),
    })),
  );
  const counted = rows.filter(({ now }) => now.streams > 0);
  return {
    ...periods,
    total: getSums(question, weight, [periods.from, periods.until]),
    rows: counted.toSorted((one, other) => other.now.streams - one.now.streams),
    rowCount: counted.length,
    missing: { streams: 0, earnings: 0 },
  };
}

/** Answers `GET /analytics/lines`. */
export function sampleLines({
  pick,
  ...question
}: SampleQuestion & { pick: string | undefined }): AnalyticsLines {
  const most = question.compare === 'none' ? 4 : 2;
  const picked = pick?.split(',');
  const parts = partsFor(question)
    .filter(({ id, weight }) => (picked ? picked.includes(id) : weight > 0))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most);
  const spans = getSpans(question, question.unit === 'range' ? 'day' : question.unit);
  return {
    ...getPeriods(question),
    points: spans.map(([from, until]) => ({ from, until })),
    lines: parts.map(({ id, name, artistName, weight }) => {
      const sums = spans.map((span) => getSums(question, weight, span));
      const isLastToday = spans.at(-1)?.[0] === today();
      return {
        id,
        name,
        artistName,
        now: getValues(sums.map(({ now }) => now)),
        before:
          question.compare === 'none'
            ? null
            : getValues(
                sums.map(({ compared }, index) =>
                  isLastToday && index === sums.length - 1 ? null : (compared?.before ?? null),
                ),
              ),
      };
    }),
  };
}

function getValues(sums: readonly (AnalyticsSums['now'] | null)[]): AnalyticsValues {
  const lacks = (figure: 'earnings' | 'skips') =>
    sums.some((each) => each !== null && each[figure] === null);
  const at = (figure: 'earnings' | 'skips') =>
    lacks(figure) ? null : sums.map((each) => each?.[figure] ?? null);
  return {
    streams: sums.map((each) => each?.streams ?? null),
    earnings: at('earnings'),
    skips: at('skips'),
  };
}

/** Answers `GET /analytics/scope`. */
export const sampleScope = (): AnalyticsScope => ({
  label: { id: 'sample-label', name: 'Balcón Discos' },
  artists: sampleArtists.map(({ id, name }) => ({ id, name: name ?? '' })),
  albums: getSampleParts('album').map(({ id, name, artistId }) => ({
    id,
    title: name ?? '',
    artistId: artistId ?? '',
  })),
});
