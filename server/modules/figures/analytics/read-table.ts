import type * as z from 'zod/mini';
import type { AnalyticsTable, questionSchema } from '#contract/analytics.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { toDay } from '../../../platform/days.ts';
import { findNames, type PartRow, sumAside, sumParts } from './analytics.repository.ts';
import { type Question, readQuestion } from './analytics-question.ts';
import type { Scope } from './analytics-scope.ts';
import { isOfArtists } from './analytics-scope.repository.ts';
import type { HeldFlags } from './held-parts.repository.ts';
import { describeQuestion, describeRow, describeSums, getPoints } from './describe-analytics.ts';

/** Further rows are only counted. */
const mostRows = 5_000;

export type TableQuery = { scope: Scope; query: z.output<typeof questionSchema>; at: Date };

const nothing = { streams: 0, earned: 0, skips: 0 };

export async function readTable(
  db: Db,
  { scope, query, at }: TableQuery,
  heldFlags: HeldFlags,
): Promise<AnalyticsTable> {
  const question = await settleQuestion(db, { scope, query, at });
  const { rows, count } = await sumParts(db, question, scope.spans, mostRows);
  const [total, ...counted] = rows;
  const parts = question.by === 'total' ? withSilence(question, scope, counted) : counted;
  const names = await findNames(
    db,
    question.by,
    parts.flatMap(({ item }) => item ?? []),
  );
  const { streams, earned, waiting, refused } = await sumAside(
    db,
    question,
    scope.spans,
    heldFlags,
  );
  return {
    ...describeQuestion(question, scope, at),
    total: describeSums(total ?? { now: nothing, finished: nothing, before: nothing }, question),
    rows: parts.map((row) => describeRow(row, question, names)),
    rowCount: Math.max(count, parts.length),
    missing: { streams, earnings: earned / 1_000_000 },
    ...((waiting > 0 || refused > 0) && { held: { waiting, refused } }),
  };
}

function withSilence(question: Question, { spans }: Scope, counted: readonly PartRow[]): PartRow[] {
  if (question.unit === 'range') return [...counted];
  const rows = new Map(counted.map((row) => [row.from, row]));
  const silent = { item: 'total', now: nothing, finished: nothing, before: nothing };
  return getPoints(question).flatMap(({ from, until }) => {
    const isSeen = spans.some((span) => span.from <= until && from <= span.until);
    return rows.get(from) ?? (isSeen ? [{ ...silent, from }] : []);
  });
}

/** @throws {Problem} `invalid` as `readQuestion`; `not-found` for a foreign album or track. */
export async function settleQuestion(db: Db, { scope, query, at }: TableQuery): Promise<Question> {
  const question = readQuestion(query, toDay(at));
  const { filter } = question;
  if (filter?.part === 'album' || filter?.part === 'track') {
    const ids = scope.artists.map(({ id }) => id);
    const { part, value } = filter;
    if (!(await isOfArtists(db, { part, value }, ids))) throw problem('not-found');
  }
  return question;
}
