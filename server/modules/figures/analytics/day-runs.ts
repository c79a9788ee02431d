import { daysBefore } from '../../../platform/days.ts';
import type { Question, Window } from './analytics-question.ts';
import { getPoints } from './describe-analytics.ts';

export type Phase = 'finished' | 'today' | 'before';

export type DayRun = {
  phase: Phase;
  first: string;
  last: string;
  moved: number;
  /** Null where each day is a span. */
  from: string | null;
  isWeek: boolean;
};

export type UnitOfRange = 'range' | 'day';

/** Splits off whole weeks; no run crosses a span. */
export function getDayRuns(question: Question, unitOfRange: UnitOfRange): DayRun[] {
  const { now, unit } = question;
  const wanted = unit === 'range' ? unitOfRange : unit;
  return getPhases(question).flatMap(({ phase, from, until, moved }): DayRun[] => {
    if (wanted === 'day') {
      const isThere = from <= until;
      return isThere ? [{ phase, first: from, last: until, moved, from: null, isWeek: false }] : [];
    }
    const spans = wanted === 'range' ? [now] : getPoints(question);
    return spans.flatMap((span) =>
      splitAtWeeks({
        first: later(daysBefore(span.from, moved), from),
        last: earlier(daysBefore(span.until, moved), until),
      }).map((run) => ({ phase, moved, from: span.from, ...run })),
    );
  });
}

function getPhases({ now, before }: Question): (Window & { phase: Phase })[] {
  if (before === null) return [{ phase: 'finished', ...now }];
  return [
    { phase: 'finished', ...now, until: daysBefore(now.until, 1) },
    { phase: 'today', ...now, from: now.until },
    { phase: 'before', ...before },
  ];
}

function splitAtWeeks({ first, last }: Pick<DayRun, 'first' | 'last'>) {
  const monday = daysBefore(first, -((8 - new Date(first).getUTCDay()) % 7));
  const weeks: Pick<DayRun, 'first' | 'last' | 'isWeek'>[] = [];
  let next = monday;
  for (; daysBefore(next, -6) <= last; next = daysBefore(next, -7)) {
    weeks.push({ first: next, last: daysBefore(next, -6), isWeek: true });
  }
  const rest = { last, isWeek: false };
  if (weeks.length === 0) return first <= last ? [{ first, ...rest }] : [];
  const before = { first, last: daysBefore(monday, 1), isWeek: false };
  const after = { first: next, ...rest };
  return [before, ...weeks, after].filter((run) => run.first <= run.last);
}

const earlier = (one: string, other: string) => (one < other ? one : other);
const later = (one: string, other: string) => (one > other ? one : other);
