import { axisFor, getMiddle } from './axis';
import { type Measure, isPartial, getLook } from './chart-data';
import { ChartFigure, type ChartFigureProps } from './ChartFigure';
import { linePath } from './line-paths';
import * as styles from './LineChart.css';
import { Plot } from './Plot';

type LineChartProps = ChartFigureProps & {
  /** Unit of the axis. @default 'count' */
  measure?: Measure;
};

/** A course over days; a hollow dot shows the unfinished one. */
export function LineChart({ measure = 'count', ...figure }: LineChartProps) {
  const { title, data, format } = figure;
  const { points, series } = data;
  const axis = axisFor(series.flatMap(({ values }) => values));
  const getHeight = (value: number) => (value / axis.top) * 100;
  const lines = series.map((each) => ({
    ...each,
    whole: each.values.map((value, index) => (isPartial(data, each, index) ? null : value)),
  }));
  return (
    <ChartFigure {...figure} mark="line">
      <Plot label={title} data={data} axis={axis} format={format} measure={measure}>
        {(active) => (
          <>
            <svg
              className={styles.lines}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden
            >
              {lines.map(({ name, whole }, index) => (
                <path
                  key={name}
                  className={styles.line}
                  d={linePath(whole.map((value) => value && getHeight(value)))}
                  fill="none"
                  stroke={getLook(index).colour}
                  strokeWidth={index === 0 ? 2.5 : 2}
                  strokeDasharray={getLook(index).dash}
                />
              ))}
            </svg>
            {lines.map(({ whole, ...each }, position) =>
              each.values.map((value, index) => {
                const isOpen = isPartial(data, each, index);
                const isAlone =
                  (whole[index - 1] ?? null) === null && (whole[index + 1] ?? null) === null;
                const isShown = isOpen ? value !== 0 : active === index || isAlone;
                if (value === null || !isShown) return null;
                return (
                  <span
                    key={`${each.name} ${points[index]?.long}`}
                    className={styles.dot}
                    data-unfinished={isOpen || undefined}
                    style={{
                      insetInlineStart: `${getMiddle(index, points.length)}%`,
                      insetBlockEnd: `${getHeight(value)}%`,
                      color: getLook(position).colour,
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
