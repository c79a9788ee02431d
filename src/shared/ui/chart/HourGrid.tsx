import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { pointTitle } from './chart-data';
import { ChartFigure, type ChartFigureProps } from './ChartFigure';
import * as styles from './HourGrid.css';
import * as plot from './Plot.css';
import { useActivePoint } from './use-active-point';
import { getMiddle, slotAt } from './axis';

/** Dots sized by value: points are rows, series columns. */
export function HourGrid(figure: ChartFigureProps) {
  const { t } = useTranslation('shared.ui.chart');
  const { title, data, format } = figure;
  const { points: rows, series: columns } = data;
  const highest = Math.max(
    1,
    ...columns.flatMap(({ values }) => values.map((value) => value ?? 0)),
  );
  const { active, area, input } = useActivePoint(
    rows.length * columns.length,
    (across, down) => slotAt(down, rows.length) * columns.length + slotAt(across, columns.length),
  );
  const cellAt = (index: number) => {
    const row = Math.floor(index / columns.length);
    const column = columns[index % columns.length];
    const value = column?.values[row] ?? null;
    return {
      row,
      columnIndex: index % columns.length,
      name: `${pointTitle(data, row)}, ${column?.name ?? ''}`,
      said: value === null ? t('notCounted') : format(value),
    };
  };
  const shown = cellAt(active ?? input.value);
  return (
    <ChartFigure {...figure} mark="none">
      <div className={styles.grid}>
        <div className={styles.rows} aria-hidden>
          {rows.map(({ long, short = long }) => (
            <span key={long}>{short}</span>
          ))}
        </div>
        <div className={plot.ground} {...area}>
          <div
            className={styles.cells}
            style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
          >
            {rows.map(({ long }, row) =>
              columns.map(({ name, values }, index) => (
                <span
                  key={`${long} ${name}`}
                  className={styles.cell}
                  data-active={
                    (active !== null && shown.row === row && shown.columnIndex === index) ||
                    undefined
                  }
                >
                  <span
                    className={styles.dot}
                    style={{ scale: Math.sqrt((values[row] ?? 0) / highest) }}
                  />
                </span>
              )),
            )}
          </div>
          <input
            {...input}
            type="range"
            className={plot.walk}
            min={0}
            max={rows.length * columns.length - 1}
            step={1}
            aria-label={t('points', { title })}
            aria-valuetext={`${shown.name}: ${shown.said}`}
          />
          {active !== null && (
            <div
              className={plot.tip}
              data-side={shown.columnIndex < columns.length / 2 ? 'after' : 'before'}
              style={{
                insetInlineStart: `${getMiddle(shown.columnIndex, columns.length)}%`,
                insetBlockStart: `${(shown.row / rows.length) * 100}%`,
              }}
              aria-hidden
            >
              <span>{shown.name}</span>
              <strong className={plot.tipValue}>{shown.said}</strong>
            </div>
          )}
        </div>
        <div className={classNames(plot.names, styles.names)} aria-hidden>
          {columns.map(({ name }) => (
            <span key={name} className={plot.name}>
              {name}
            </span>
          ))}
        </div>
      </div>
    </ChartFigure>
  );
}
