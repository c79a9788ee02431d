import { daysBefore } from '../figures/artist-summary.ts';
import type { Question, Window } from './analytics-question.ts';
import { pointsOf } from './describe-analytics.ts';

/** Which days a sum is of: those of the range that are over, today, or those that the range is compared with. */
export type Phase = 'finished' | 'today' | 'before';

/** Days in a row, the first and the last, which are added up together. */
export type DayRun = {
  phase: Phase;
  first: string;
  last: string;
  /** By how many days they are moved to lie beneath those that they are compared with. */
  moved: number;
  /** The first day of the stretch that they are told by, moved; null where each day is told by itself. */
  from: string | null;
  /** They are the seven days from a Monday on, which are kept added up. */
  isWeek: boolean;
};

/** What sums are told by where the question does not say. */
export type UnitOfRange = 'range' | 'day';

/**
 * The days that a question is about, in runs that no stretch of time cuts: whole weeks by themselves, and what
 * is left before and after them.
 */
export function dayRunsOf(question: Question, unitOfRange: UnitOfRange): DayRun[] {
  const { now, unit } = question;
  const wanted = unit === 'range' ? unitOfRange : unit;
  return phasesOf(question).flatMap(({ phase, from, until, moved }): DayRun[] => {
    if (wanted === 'day') {
      const isThere = from <= until;
      return isThere ? [{ phase, first: from, last: until, moved, from: null, isWeek: false }] : [];
    }
    const stretches = wanted === 'range' ? [now] : pointsOf(question);
    return stretches.flatMap((stretch) =>
      splitAtWeeks({
        first: later(daysBefore(stretch.from, moved), from),
        last: earlier(daysBefore(stretch.until, moved), until),
      }).map((run) => ({ phase, moved, from: stretch.from, ...run })),
    );
  });
}

/** Today is set apart where something is compared, and else is one of the days. */
function phasesOf({ now, before }: Question): (Window & { phase: Phase })[] {
  if (before === null) return [{ phase: 'finished', ...now }];
  return [
    { phase: 'finished', ...now, until: daysBefore(now.until, 1) },
    { phase: 'today', ...now, from: now.until },
    { phase: 'before', ...before },
  ];
}

/** Whole weeks by themselves; days that hold none are not split. */
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
