import { classNames } from '@/shared/lib/class-names';
import { axisFor, axisUpTo } from './axis';
import * as styles from './BarChart.css';
import { type Measure, isPartial, getLook } from './chart-data';
import { ChartFigure, type ChartFigureProps } from './ChartFigure';
import { Plot } from './Plot';

const stackWidth = 'min(56px, 64%)';

type BarChartProps = ChartFigureProps & {
  /** Unit of the axis. @default 'count' */
  measure?: Measure;
  /** Stacks the series of a point. */
  isStacked?: boolean;
  /** End of the axis. @default a round value */
  top?: number;
};

/** Bars from zero; an unfinished point is hatched. */
export function BarChart({ measure = 'count', isStacked = false, top, ...figure }: BarChartProps) {
  const { title, data, format } = figure;
  const { points, series } = data;
  const sums = points.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const values = isStacked ? sums : series.flatMap((each) => each.values);
  const axis = top === undefined ? axisFor(values) : axisUpTo(top, values);
  return (
    <ChartFigure {...figure} mark="bar">
      <Plot label={title} data={data} axis={axis} format={format} measure={measure}>
        {(active) => (
          <div className={styles.slots}>
            {points.map(({ long }, index) => (
              <div
                key={long}
                className={styles.slot}
                data-stacked={isStacked || undefined}
                data-active={active === index || undefined}
              >
                {series.map((each, position) => (
                  <span
                    key={each.name}
                    className={classNames(styles.bar, getLook(position).fill)}
                    data-unfinished={isPartial(data, each, index) || undefined}
                    style={{
                      inlineSize: isStacked ? stackWidth : `min(40px, ${64 / series.length}%)`,
                      blockSize: `${((each.values[index] ?? 0) / axis.top) * 100}%`,
                    }}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
      </Plot>
    </ChartFigure>
  );
}
