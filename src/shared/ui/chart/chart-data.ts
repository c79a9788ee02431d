import { seriesColours } from './series-colours.css';
import { fills } from './series-fills.css';

/** `long` is spoken; an empty `short` leaves its room to the neighbours. */
export type ChartPoint = { long: string; short?: string };

/** Null means not counted. */
export type ChartSeries = {
  name: string;
  values: readonly (number | null)[];
  format?: FormatValue;
  isWhole?: boolean;
};

export type ChartData = {
  pointName: string;
  points: readonly ChartPoint[];
  /** At most four; the first is the main one. */
  series: readonly ChartSeries[];
  /** Note on an unfinished last point: 'hoy, hasta las 14:00'. */
  unfinished?: string;
};

export type FormatValue = (value: number) => string;

export const hasValues = ({ series }: ChartData): boolean =>
  series.some(({ values }) => values.some((value) => value !== null));

export const isPartial = (
  { points, unfinished }: ChartData,
  { isWhole = false }: ChartSeries,
  index: number,
): boolean => unfinished !== undefined && !isWhole && index === points.length - 1;

export const hasPartial = (data: ChartData): boolean =>
  data.series.some(
    (each) => isPartial(data, each, data.points.length - 1) && Boolean(each.values.at(-1)),
  );

export function pointTitle({ points, unfinished }: ChartData, index: number): string {
  const { long } = points[index] ?? { long: '' };
  return unfinished !== undefined && index === points.length - 1 ? `${long} (${unfinished})` : long;
}

/** A share goes from 0 to 1, a per cent to 100. */
export type Measure = 'count' | 'euros' | 'dollars' | 'share' | 'percent';

const [first, second, third, fourth] = seriesColours;

const looks = [
  { colour: first, dash: 'none', fill: fills.first },
  { colour: second, dash: '5 4', fill: fills.second },
  { colour: third, dash: '1.5 3', fill: fills.third },
  { colour: fourth, dash: '9 3 2 3', fill: fills.fourth },
] as const;

export const getLook = (index: number): (typeof looks)[number] => looks[index] ?? looks[3];
