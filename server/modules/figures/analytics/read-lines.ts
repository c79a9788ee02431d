import type { AnalyticsLines } from '#contract/analytics.ts';
import { figureCountries, figureDevices, figurePlans, figureSources } from '#contract/codes.ts';
import type { Db } from '../../../platform/database/db.ts';
import { findNames, type PartName, sumLines } from './analytics.repository.ts';
import type { Question } from './analytics-question.ts';
import { describeQuestion, describeLine, getPoints } from './describe-analytics.ts';
import { type TableQuery, settleQuestion } from './read-table.ts';

/** A chart can distinguish four; with a comparison each part takes two. */
const mostLines = 4;

const fixed: Partial<Record<Question['by'], readonly string[]>> = {
  total: ['total'],
  country: figureCountries,
  source: figureSources,
  plan: figurePlans,
  device: figureDevices,
};

export async function readLines(
  db: Db,
  { picked, ...tableQuery }: TableQuery & { picked: readonly string[] },
): Promise<AnalyticsLines> {
  const { scope, at } = tableQuery;
  const question = await settleQuestion(db, tableQuery);
  const most = question.before === null ? mostLines : mostLines / 2;
  const wanted = picked.slice(0, most);
  const rows = await sumLines(db, question, scope.spans, { picked: wanted, most });
  const counted = [...Map.groupBy(rows, ({ item }) => item)]
    .map(([id, its]) => ({ id, streams: its.reduce((sum, { streams }) => sum + streams, 0) }))
    .toSorted((one, other) => other.streams - one.streams || (one.id < other.id ? -1 : 1))
    .map(({ id }) => id);
  const byItself = question.by === 'total' ? ['total'] : counted;
  const ids = wanted.length > 0 ? wanted : byItself;
  const names = await findNames(db, question.by, ids);
  const points = getPoints(question);
  const seen = new Set(scope.artists.map(({ id }) => id));
  return {
    ...describeQuestion(question, scope, at),
    points,
    lines: ids.flatMap((id) => {
      const name = names.get(id);
      if (!isThere(question, { id, name, seen })) return [];
      const spans = scope.spans.filter(
        (span) => name === undefined || span.artistId === name.artistId,
      );
      const its = rows.filter(({ item }) => item === id);
      return {
        id,
        name: name?.name ?? null,
        artistName: name?.artistName ?? null,
        ...describeLine(question, { points, rows: its, spans }),
      };
    }),
  };
}

type Candidate = { id: string; name: PartName | undefined; seen: ReadonlySet<string> };

const isThere = ({ by }: Question, { id, name, seen }: Candidate): boolean =>
  fixed[by]?.includes(id) ?? (name !== undefined && seen.has(name.artistId));
