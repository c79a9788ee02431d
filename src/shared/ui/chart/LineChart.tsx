import { axisFor } from './axis';
import type { FormatValue } from './chart-data';
import { ChartFigure, type ChartFigureProps } from './ChartFigure';
import { linePaths } from './line-paths';
import * as styles from './LineChart.css';
import { middleOf } from './slots';
import { Plot } from './Plot';
import { lookOf } from './series-looks';

type LineChartProps = ChartFigureProps & {
  /** Writes a value of the axis, in short. */
  formatTick: FormatValue;
};

/**
 * How something went, day by day; a second series is what it is compared with. A gap is a day without
 * figures, a dashed end a day that is not over yet.
 * @states default variants extreme-numbers
 * @without hover focus long-text: the bar chart stands on the same ground and shows them
 */
export function LineChart({ formatTick, ...figure }: LineChartProps) {
  const { title, data, format } = figure;
  const { points, series } = data;
  const axis = axisFor(series.flatMap(({ values }) => values));
  const heightOf = (value: number) => (value / axis.top) * 100;
  return (
    <ChartFigure {...figure} mark="line">
      <Plot label={title} data={data} axis={axis} format={format} formatTick={formatTick}>
        {(active) => (
          <>
            <svg
              className={styles.lines}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden
            >
              {series.map(({ name, values, isUnfinished }, place) => {
                const { colour, dash } = lookOf(place);
                const heights = values.map((value) => value && heightOf(value));
                const paths = linePaths(
                  heights,
                  data.unfinished !== undefined && (isUnfinished ?? place === 0),
                );
                return (
                  <g key={name} fill="none" stroke={colour} strokeWidth={place === 0 ? 2.5 : 2}>
                    <path className={styles.line} d={paths.whole} strokeDasharray={dash} />
                    <path className={styles.line} d={paths.unfinished} strokeDasharray="2 4" />
                  </g>
                );
              })}
            </svg>
            {series.map(({ name, values }, place) =>
              values.map((value, index) => {
                const isAlone =
                  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
                if (value === null || (active !== index && !isAlone)) return null;
                return (
                  <span
                    key={`${name} ${points[index]?.long}`}
                    className={styles.dot}
                    style={{
                      insetInlineStart: `${middleOf(index, points.length)}%`,
                      insetBlockEnd: `${heightOf(value)}%`,
                      background: lookOf(place).colour,
                    }}
                  />
                );
              }),
            )}
          </>
        )}
      </Plot>
    </ChartFigure>
  );
}
