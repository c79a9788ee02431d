import { useTranslation } from 'react-i18next';
import { useHeldWords } from '@/entities/figure';
import type { AnalyticsTable } from '@/shared/contract/analytics.ts';
import { useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Change, StatCard, StatCardGrid } from '@/widgets/stat-card';
import { type AnalyticsFigure, analyticsFigures } from '../model/combinations';

type TotalsProps = {
  query: {
    data?: AnalyticsTable | undefined;
    error?: unknown;
    currentData?: AnalyticsTable | undefined;
  };
};

/** Sums of everything shown, with their changes and definitions. */
export function Totals({ query: { data, error, currentData } }: TotalsProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { euros, number } = useFormats();
  const getHeld = useHeldWords();
  const table = currentData ?? data;
  // The table below reports the error and offers a retry.
  if (table === undefined && error !== undefined) return null;
  const valueOf = (figure: AnalyticsFigure) => {
    if (table === undefined) return <Skeleton width="4em" />;
    const value = table.total.now[figure];
    if (value === null) return t('notKept');
    return figure === 'earnings' ? euros(value) : <ShortCount count={value} />;
  };
  const getChange = (figure: AnalyticsFigure) => {
    const compared = table?.total.compared;
    const now = compared?.now[figure] ?? null;
    if (!compared || now === null) return undefined;
    return <Change now={now} then={compared.before[figure]} before={t('beforeDays')} />;
  };
  const missing = table?.missing.streams ?? 0;
  const held = getHeld(table?.held);
  return (
    <Stack gap={3} aria-busy={currentData === undefined}>
      <StatCardGrid label={t('cards')} hasLead>
        {analyticsFigures.map((figure) => (
          <StatCard
            key={figure}
            label={t(`figure.${figure}`)}
            value={valueOf(figure)}
            detail={getChange(figure)}
            definition={t(`definition.${figure}`)}
          />
        ))}
      </StatCardGrid>
      {missing > 0 && (
        <Text size="small" tone="muted">
          {t('missing', {
            count: missing,
            shown: number(missing),
            euros: euros(table?.missing.earnings ?? 0),
          })}
        </Text>
      )}
      {held !== '' && (
        <Text size="small" tone="muted">
          {held}
        </Text>
      )}
    </Stack>
  );
}
