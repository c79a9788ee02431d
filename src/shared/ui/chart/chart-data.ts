/** A place along a chart: `long` is spoken and stands in the table, `short` stands below the chart, where '' leaves its room to its neighbours. */
export type ChartPoint = { long: string; short?: string };

/** One value for each point: 0 or more; null where nothing was counted, which is not the same as 0. */
export type ChartSeries = {
  name: string;
  values: readonly (number | null)[];
  /** Where its values are written otherwise than those of the chart, as shares are. */
  format?: FormatValue;
  /** Where the chart's last point is not over, its value here is whole all the same, as that of days before is. */
  isWhole?: boolean;
};

/** What a chart shows, and its table says. */
export type ChartData = {
  /** What the points are, such as 'Día': the head of the table's first column. */
  pointName: string;
  points: readonly ChartPoint[];
  /** Four at most in bars and lines; the first is the one in question. */
  series: readonly ChartSeries[];
  /** Said beside the last point where it is not over yet: 'hoy, hasta las 14:00'. */
  unfinished?: string;
};

/** Writes a value for the table and the tooltip, in full. */
export type FormatValue = (value: number) => string;

/** Whether anything was counted at all. */
export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null));

/** Whether a series' value at a point is counted only in part, for the point is not over yet. */
export const isPartial = (
  { points, unfinished }: ChartData,
  { isWhole = false }: ChartSeries,
  index: number,
): boolean => unfinished !== undefined && !isWhole && index === points.length - 1;

/** Whether a point that is not over yet has had anything that is drawn. */
export const hasPartial = (data: ChartData): boolean =>
  data.series.some(
    (each) => isPartial(data, each, data.points.length - 1) && Boolean(each.values.at(-1)),
  );

/** A point's name as it is spoken and stands in the table, with what is to be known about it. */
export function pointTitle({ points, unfinished }: ChartData, index: number): string {
  const { long } = points[index] ?? { long: '' };
  return unfinished !== undefined && index === points.length - 1 ? `${long} (${unfinished})` : long;
}

/** What the values of a chart are; a share goes from 0 to 1, a per cent to 100. */
export type Measure = 'count' | 'euros' | 'dollars' | 'share' | 'percent';
