import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Heading, Text } from '@/shared/ui/text';
import { type ChartData, type FormatValue, hasValues } from './chart-data';
import * as styles from './ChartFigure.css';
import { ChartKey } from './ChartKey';
import { ChartTable } from './ChartTable';

export type ChartTexts = {
  /** The finding, as a sentence. */
  title: string;
  format: FormatValue;
  /** Why nothing was counted, and until when. */
  empty: string;
};

export type ChartFigureProps = ChartTexts & {
  /** Null where nothing was counted. */
  data: ChartData;
};

type FrameProps = ChartFigureProps & {
  /** The key's sample of a series. */
  mark: 'bar' | 'line' | 'none';
  children: ReactNode;
};

/** Title, key and table around a chart. */
export function ChartFigure({ title, data, format, empty, mark, children }: FrameProps) {
  const { t } = useTranslation('shared.ui.chart');
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const isEmpty = !hasValues(data);
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={3} id={id} className={styles.title}>
          {title}
        </Heading>
        {!isEmpty && (
          <Button
            size="small"
            aria-label={t('asTable')}
            title={t('asTable')}
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          >
            <Table2 size={16} aria-hidden />
            <span className={styles.asTable}>{t('asTable')}</span>
          </Button>
        )}
      </div>
      {isEmpty && <Text tone="muted">{empty}</Text>}
      {!isEmpty && (
        <>
          {!isTable && (
            <div className={styles.drawing} data-drawn>
              {mark !== 'none' && <ChartKey data={data} mark={mark} />}
              {children}
            </div>
          )}
          <div className={isTable ? undefined : styles.onPaper}>
            <ChartTable title={title} data={data} format={format} />
          </div>
        </>
      )}
    </figure>
  );
}
