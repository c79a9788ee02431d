import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { formatTick } from '@/shared/lib/format';
import { type Axis, getMiddle, slotAt } from './axis';
import { type ChartData, type FormatValue, type Measure, pointTitle } from './chart-data';
import * as styles from './Plot.css';
import { useActivePoint } from './use-active-point';
import { useValueWords } from './ChartTable';

type PlotProps = {
  label: string;
  data: ChartData;
  axis: Axis;
  format: FormatValue;
  measure: Measure;
  /** Draws the marks; `active` is the highlighted point. */
  children: (active: number | null) => ReactNode;
};

const units = { euros: '€', dollars: 'US$', percent: '%', share: '%' } as const;

/** Axis, grid, names and tooltip of a chart. */
export function Plot({ label, data, axis, format, measure, children }: PlotProps) {
  const { t, i18n } = useTranslation('shared.ui.chart');
  const { points, series } = data;
  const { active, area, input } = useActivePoint(points.length, (across) =>
    slotAt(across, points.length),
  );
  const valueOf = useValueWords(data, format);
  const { language } = i18n;
  const getTick = (tick: number) => {
    const value = formatTick(measure === 'share' ? tick * 100 : tick, language);
    return tick === axis.top && measure !== 'count' ? `${value}\u00A0${units[measure]}` : value;
  };
  const describe = (index: number) =>
    [
      `${pointTitle(data, index)}:`,
      series.map((each) => `${each.name} ${valueOf(each, index)}`).join(', '),
    ].join(' ');
  return (
    <div className={styles.plot}>
      <div className={styles.ticks} aria-hidden>
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            style={{ insetBlockEnd: `${(tick / axis.top) * 100}%` }}
          >
            {getTick(tick)}
          </span>
        ))}
      </div>
      <div className={styles.ground} {...area}>
        {axis.ticks.map((tick) => (
          <span
            key={tick}
            className={styles.grid}
            style={{ insetBlockEnd: `${(tick / axis.top) * 100}%` }}
          />
        ))}
        {children(active)}
        <input
          {...input}
          type="range"
          className={styles.walk}
          min={0}
          max={points.length - 1}
          step={1}
          aria-label={t('points', { title: label })}
          aria-valuetext={describe(active ?? input.value)}
        />
        {active !== null && (
          <div
            className={styles.tip}
            data-side={active < points.length / 2 ? 'after' : 'before'}
            style={{ insetInlineStart: `${getMiddle(active, points.length)}%` }}
            aria-hidden
          >
            <strong>{pointTitle(data, active)}</strong>
            {series.map((each) => (
              <span key={each.name} className={styles.tipLine}>
                <span>{each.name}</span>
                <span className={styles.tipValue}>{valueOf(each, active)}</span>
              </span>
            ))}
          </div>
        )}
      </div>
      <div className={styles.names} aria-hidden>
        {points.map(({ long, short = long }, index) => (
          <span
            key={long}
            className={styles.name}
            data-active={active === index || undefined}
            data-alone={(short !== '' && points[index + 1]?.short === '') || undefined}
          >
            {short}
          </span>
        ))}
      </div>
    </div>
  );
}
