import type { PitchDue } from '#contract/pitch-choices.ts';
import { daysBefore } from '../../../platform/days.ts';

/** Working days in which an artist is promised an answer. See docs/product/pitching.md. */
const promised = 5;

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay());

/** @param sent `yyyy-mm-dd`, UTC, as is the day that it returns. */
export function answerBy(sent: string): string {
  let day = sent;
  for (let left = promised; left > 0;) {
    day = daysBefore(day, -1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** The first day of sending whose answer is promised for `day` or later. */
function firstSentFor(day: string): string {
  let sent = day;
  while (answerBy(daysBefore(sent, 1)) >= day) sent = daysBefore(sent, 1);
  return sent;
}

/** The days on which pitches with that deadline were sent: the first one, and the first one after. */
export function whenSent(due: PitchDue, today: string): { from?: string; before?: string } {
  const [late, later] = [firstSentFor(today), firstSentFor(daysBefore(today, -1))];
  if (due === 'late') return { before: late };
  return due === 'today' ? { from: late, before: later } : { from: later };
}

export function getDue(sent: string, today: string): PitchDue {
  const day = answerBy(sent);
  if (day < today) return 'late';
  return day === today ? 'today' : 'later';
}
