import type { AnalyticsLines } from '@/shared/contract/analytics.ts';
import type { AnalyticsFigure } from '../model/combinations';

/** Names of items; duplicates get their artist, or a number. */
export function uniqueNames(things: readonly { name: string; artistName: string | null }[]) {
  const used = new Set<string>();
  return things.map(({ name, artistName }) => {
    const whose = artistName === null ? name : `${name} · ${artistName}`;
    let unique = used.has(name) ? whose : name;
    for (let count = 2; used.has(unique); count += 1) unique = `${whose} (${count})`;
    used.add(unique);
    return unique;
  });
}

type Words = {
  figure: AnalyticsFigure;
  /** Names of the lines, in order. */
  names: readonly string[];
  /** Names the previous period of a line. */
  before: (name: string) => string;
};

/** Chart series: each line is followed by its previous period; empty where nothing was counted. */
export function lineSeries(
  lines: AnalyticsLines['lines'],
  { figure, names, before: getValueBefore }: Words,
) {
  const unique = uniqueNames(
    lines.map(({ artistName }, index) => ({ name: names[index] ?? '', artistName })),
  );
  const series = lines.flatMap(({ now, before }, index) => {
    const name = unique[index] ?? '';
    const ownBefore = before?.[figure];
    return [
      { name, values: now[figure] ?? [] },
      ...(ownBefore ? [{ name: getValueBefore(name), values: ownBefore, isWhole: true }] : []),
    ];
  });
  const isSilent = series.every(({ values }) => values.every((value) => !value));
  return isSilent ? [] : series;
}
