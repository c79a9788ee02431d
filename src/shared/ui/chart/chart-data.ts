/** A place along a chart: `long` is spoken and stands in the table, `short` stands below the chart, where '' leaves its room to its neighbours. */
export type ChartPoint = { long: string; short?: string };

/** One value for each point: 0 or more; null where nothing was counted, which is not the same as 0. */
export type ChartSeries = {
  name: string;
  values: readonly (number | null)[];
  /** Where its values are written otherwise than those of the chart, as shares are. */
  format?: FormatValue;
  /** Where the chart's last point is not over, neither is this one's; of the first series that is always so. */
  isUnfinished?: boolean;
};

/** What a chart shows, and its table says. */
export type ChartData = {
  /** What the points are, such as 'Día': the head of the table's first column. */
  pointName: string;
  points: readonly ChartPoint[];
  /** Four at most in bars and lines; the first is the one in question. */
  series: readonly ChartSeries[];
  /** Said beside the last point where it is not over yet: 'hasta las 14:00'. */
  unfinished?: string;
};

/** Writes a value for the table and the tooltip, in full. */
export type FormatValue = (value: number) => string;

/** Whether anything was counted at all. */
export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null));

/** A point's name as it is spoken and stands in the table, with what is to be known about it. */
export function pointTitle({ points, unfinished }: ChartData, index: number): string {
  const { long } = points[index] ?? { long: '' };
  return unfinished !== undefined && index === points.length - 1 ? `${long} (${unfinished})` : long;
}
