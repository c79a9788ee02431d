import type {
  AnalyticsFigures,
  AnalyticsLines,
  AnalyticsRow,
  AnalyticsSums,
  AnalyticsTable,
  AnalyticsUnit,
  AnalyticsValues,
} from '#contract/analytics.ts';
import { daysBefore } from '../../../platform/days.ts';
import type { LineRow, PartName, PartRow, Sums } from './analytics.repository.ts';
import type { DayPart, Question } from './analytics-question.ts';
import type { HeldSpan, Scope } from './analytics-scope.ts';

type DescribedQuestion = Pick<AnalyticsTable, 'range' | 'from' | 'until' | 'before' | 'countedAt'>;

export function describeQuestion(
  { range, now, before }: Question,
  scope: Scope,
  at: Date,
): DescribedQuestion {
  return {
    range,
    from: now.from,
    until: now.until,
    before: before && { from: before.from, until: before.until },
    countedAt: (scope.countedAt ?? at).toISOString(),
  };
}

const getCountedFigures = (dayPart: DayPart | null) => ({
  hasEarnings: dayPart !== 'devices',
  hasSkips: dayPart === null || dayPart === 'tracks',
});

const inEuros = (millionths: number) => millionths / 1_000_000;

export function describeSums(
  { now, finished, before }: Pick<PartRow, 'now' | 'finished' | 'before'>,
  question: Question,
): AnalyticsSums {
  const { hasEarnings, hasSkips } = getCountedFigures(question.dayPart);
  const figures = ({ streams, earned, skips }: Sums): AnalyticsFigures => ({
    streams,
    earnings: hasEarnings ? inEuros(earned ?? 0) : null,
    skips: hasSkips ? (skips ?? 0) : null,
  });
  return {
    now: figures(now),
    compared: question.before && { now: figures(finished), before: figures(before) },
  };
}

export function describeRow(
  { item, from, ...sums }: PartRow,
  question: Question,
  names: ReadonlyMap<string, PartName>,
): AnalyticsRow {
  const { unit, now } = question;
  const first = from ?? now.from;
  const name = names.get(item ?? '');
  return {
    id: item ?? '',
    name: name?.name ?? null,
    artistName: name?.artistName ?? null,
    ...(name && { image: name.image }),
    from: first,
    until: getLastDay(unit, first, now.until),
    ...describeSums(sums, question),
  };
}

function getLastDay(unit: AnalyticsUnit, from: string, until: string): string {
  const last = {
    range: () => until,
    day: () => from,
    week: () => daysBefore(from, ((new Date(from).getUTCDay() + 6) % 7) - 6),
    month: () => {
      const [year = 0, month = 0] = from.split('-').map(Number);
      return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    },
  }[unit]();
  return last < until ? last : until;
}

export function getPoints({ unit, now }: Question): AnalyticsLines['points'] {
  const points = [];
  for (let from = now.from; from <= now.until;) {
    const until = getLastDay(unit === 'range' ? 'day' : unit, from, now.until);
    points.push({ from, until });
    from = daysBefore(until, -1);
  }
  return points;
}

type LineParts = {
  points: AnalyticsLines['points'];
  rows: readonly LineRow[];
  spans: readonly HeldSpan[];
};

export function describeLine(
  question: Question,
  { points, rows, spans }: LineParts,
): Pick<AnalyticsLines['lines'][number], 'now' | 'before'> {
  const { hasEarnings, hasSkips } = getCountedFigures(question.dayPart);
  const getValues = (isBefore: boolean, moved: number): AnalyticsValues => {
    const sums = new Map(
      rows.filter((row) => row.isBefore === isBefore).map((row) => [row.from, row]),
    );
    const moveBack = (day: string) => (moved === 0 ? day : daysBefore(day, moved));
    const seen = points.map(({ from, until }) => {
      // Today is compared with nothing.
      const last = isBefore && until === question.now.until ? daysBefore(until, 1) : until;
      const [first, end] = [moveBack(from), moveBack(last)];
      return last >= from && spans.some((span) => span.from <= end && first <= span.until);
    });
    const at = (valueOf: (row: LineRow) => number | null) =>
      points.map(({ from }, index) => {
        if (!seen[index]) return null;
        const row = sums.get(from);
        return row === undefined ? 0 : (valueOf(row) ?? 0);
      });
    return {
      streams: at(({ streams }) => streams),
      earnings: hasEarnings ? at(({ earned }) => inEuros(earned ?? 0)) : null,
      skips: hasSkips ? at(({ skips }) => skips) : null,
    };
  };
  return {
    now: getValues(false, 0),
    before: question.before && getValues(true, question.before.moved),
  };
}
