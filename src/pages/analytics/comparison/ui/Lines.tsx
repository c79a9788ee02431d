import { useTranslation } from 'react-i18next';
import { isLabelled } from '@/entities/figure';
import type { AnalyticsLines, AnalyticsSums, AnalyticsUnit } from '@/shared/contract/analytics.ts';
import { useFormats } from '@/shared/lib/format';
import { LineChart } from '@/shared/ui/chart';
import { QueryView } from '@/shared/ui/query-view';
import { Segments } from '@/shared/ui/segments';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useAnalyticsLinesQuery } from '../api/analytics-api';
import { lineSeries } from '../lib/line-series';
import { useFinding } from '../lib/use-finding';
import { usePartWords } from '../lib/use-part-words';
import { useAnalyticsView } from '../model/analytics-view';
import { analyticsFigures } from '../model/combinations';
import { Picks } from './Picks';
import * as styles from './analytics.css';

type LinesProps = {
  /** Sum of everything shown; undefined while loading. */
  total: AnalyticsSums | undefined;
};

/** A chart of up to four lines: parts against each other, or each against its previous period. */
export function Lines({ total }: LinesProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { by, picks, linesQuestion, figure, availableFigures, chooseFigure } = useAnalyticsView();
  const pick = picks.length > 0 ? picks.join(',') : undefined;
  const query = useAnalyticsLinesQuery(
    { ...linesQuestion, pick },
    { refetchOnMountOrArgChange: 60 },
  );
  const lacking = analyticsFigures.filter((each) => !availableFigures.includes(each));
  return (
    <Stack gap={4}>
      <div className={styles.tools}>
        <Segments
          label={t('figureLabel')}
          value={figure}
          options={availableFigures.map((value) => ({ value, label: t(`figure.${value}`) }))}
          onChange={chooseFigure}
        />
        {lacking.length > 0 && (
          <Text size="small" tone="muted">
            {t(lacking.includes('earnings') ? 'lacking.device' : 'lacking.skips')}
          </Text>
        )}
      </div>
      <QueryView query={query} headingLevel={3} loading={<Skeleton shape="block" height="340px" />}>
        {(answer) => (
          <Stack gap={4} aria-busy={query.currentData === undefined}>
            {by !== 'total' && <Picks lines={answer.lines} isCompared={answer.before !== null} />}
            <Chart answer={answer} total={total} unit={linesQuestion.unit} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

type ChartProps = LinesProps & { answer: AnalyticsLines; unit: AnalyticsUnit };

function Chart({ answer, total, unit }: ChartProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { euros, number } = useFormats();
  const { by, figure } = useAnalyticsView();
  const { partName, span, shortSpan, unfinished } = usePartWords();
  const getFinding = useFinding();
  const { points } = answer;
  const isMoney = figure === 'earnings';
  const names = answer.lines.map((line) =>
    by === 'total' ? t(`figure.${figure}`) : partName(by, line),
  );
  const series = lineSeries(answer.lines, {
    figure,
    names,
    before: (name) => t('before', { name }),
  });
  return (
    <LineChart
      title={getFinding({ answer, total, figure, names })}
      data={{
        pointName: t(`point.${unit}`),
        points: points.map((point, index) => ({
          long: span(unit, point),
          short: isLabelled(index, points.length) ? shortSpan(unit, point) : '',
        })),
        series,
        unfinished: unfinished(unit, answer.countedAt),
      }}
      format={isMoney ? euros : number}
      measure={isMoney ? 'euros' : 'count'}
      empty={t('empty')}
    />
  );
}
