import { useTranslation } from 'react-i18next';
import { useSystemState } from '@/entities/administration';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { ScreenSpeed, SystemState } from '@/shared/contract/system.ts';
import { useFormats } from '@/shared/lib/format';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { ratePageTime } from '../lib/rate-page-time';

const setting = 'TONADA_FIELD_FIGURES=off';

/** How fast screens were in people's browsers. See docs/product/administration.md. */
export function ScreenSpeeds() {
  const { t } = useTranslation('pages.admin.system');
  const state = useSystemState();
  return (
    <QueryView query={state} headingLevel={3} loading={<SpeedTable screens={[]} isLoading />}>
      {({ screens = [] }: SystemState) => {
        if (screens === null) return <Text>{t('screens.off', { setting })}</Text>;
        if (screens.length === 0) return <Text>{t('screens.empty')}</Text>;
        return <SpeedTable screens={screens} />;
      }}
    </QueryView>
  );
}

type SpeedTableProps = { screens: readonly ScreenSpeed[]; isLoading?: boolean };

function SpeedTable({ screens, isLoading = false }: SpeedTableProps) {
  const { t } = useTranslation('pages.admin.system');
  const speed = (measure: 'lcp' | 'interaction'): Column<ScreenSpeed> => ({
    id: measure,
    title: t(`screens.column.${measure}`),
    ...(measure === 'lcp' && { part: 'badge' as const }),
    cell: ({ [measure]: figure }) => <Speed measure={measure} figure={figure} />,
  });
  const columns: Column<ScreenSpeed>[] = [
    // A narrow row has room for one figure; its drawer has both with their names.
    {
      id: 'route',
      title: t('screens.column.route'),
      isTwoLines: true,
      cell: ({ route }) => route,
    },
    speed('lcp'),
    speed('interaction'),
  ];
  return (
    <Stack gap={3}>
      <Text size="small" tone="muted">
        {t('screens.text')}
      </Text>
      <DataTable
        label={t('screens.label')}
        columns={columns}
        rows={screens}
        getId={({ route }) => route}
        getName={({ route }) => route}
        isLoading={isLoading}
        loadingRows={4}
        isAmongOthers
      />
    </Stack>
  );
}

type SpeedProps = { measure: 'lcp' | 'interaction'; figure: ScreenSpeed['lcp'] };

function Speed({ measure, figure }: SpeedProps) {
  const { t } = useTranslation('pages.admin.system');
  const { milliseconds } = useFormats();
  if (figure === null) return t('screens.tooFew');
  const rating = ratePageTime(measure, figure.p75);
  return (
    <Stack gap={1} align="start">
      <StatusBadge meaning={statusMeanings.pageTime[rating]}>
        {t('screens.rated', {
          time: milliseconds(figure.p75),
          rating: t(`screens.rating.${rating}`),
        })}
      </StatusBadge>
      <Text size="small" tone="muted">
        {t('screens.counted', { count: figure.count })}
      </Text>
    </Stack>
  );
}
