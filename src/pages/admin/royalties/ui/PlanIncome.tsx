import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PlanIncome as Income } from '@/shared/contract/play-review.ts';
import { dash } from '@/shared/lib/format';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { usePlanIncomeQuery } from '../api/play-review-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';

type Month = Income['months'][number];

/** What plans bring beside what is paid, of each closed month. See docs/product/screening.md. */
export function PlanIncome() {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, month } = useRoyaltyWords();
  const income = usePlanIncomeQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const amount = (id: 'plans' | 'artists' | 'labels' | 'held' | 'rest'): Column<Month> => ({
    id,
    title: t(`plans.${id}`),
    isNumeric: true,
    ...(id === 'plans' && { part: 'figure' }),
    ...((id === 'labels' || id === 'held') && { rank: 3 }),
    cell: ({ [id]: value }) => (value === null ? dash : euros(value)),
  });
  const table = (months: readonly Month[] | undefined) => (
    <DataTable
      label={t('plans.label')}
      columns={[
        { id: 'month', title: t('shares.month'), isWhole: true, cell: (row) => month(row.month) },
        amount('plans'),
        amount('artists'),
        amount('labels'),
        amount('held'),
        amount('rest'),
      ]}
      rows={months ?? []}
      getId={(row) => row.month}
      getName={(row) => month(row.month)}
      isLoading={months === undefined}
      loadingRows={3}
    />
  );
  return (
    <Stack gap={3}>
      <QueryView
        query={income}
        headingLevel={3}
        loading={table(undefined)}
        isEmpty={({ months }) => months.length === 0}
        empty={<StatusView headingLevel={3} icon={<Scale size={32} />} title={t('shares.empty')} />}
      >
        {({ months }) => table(months)}
      </QueryView>
      <Text size="small" tone="muted">
        {t('plans.definition')}
      </Text>
    </Stack>
  );
}
