import { ChartPie } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SharedMonths as Shared } from '@/shared/contract/royalties.ts';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { useSharedMonthsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';

type SharedMonth = Shared['months'][number];

/**
 * How each closed month's income is split between artists, labels and the service, which is paid
 * nothing.
 */
export function SharedMonths() {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, month } = useRoyaltyWords();
  const shared = useSharedMonthsQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const amount = (id: 'income' | 'artists' | 'commission' | 'service'): Column<SharedMonth> => ({
    id,
    title: t(`shares.${id}`),
    isNumeric: true,
    ...(id === 'income' && { part: 'figure' }),
    ...(id === 'commission' && { rank: 3 }),
    cell: ({ [id]: value }) => (value === null ? t('shares.notYet') : euros(value)),
  });
  const table = (months: readonly SharedMonth[] | undefined) => (
    <DataTable
      label={t('shares.label')}
      columns={[
        {
          id: 'month',
          title: t('shares.month'),
          isWhole: true,
          cell: (row) => month(row.month),
        },
        amount('income'),
        amount('artists'),
        amount('commission'),
        amount('service'),
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
      <Text size="small" tone="muted">
        {t('shares.text')}
      </Text>
      <QueryView
        query={shared}
        headingLevel={3}
        loading={table(undefined)}
        isEmpty={({ months }) => months.length === 0}
        empty={
          <StatusView headingLevel={3} icon={<ChartPie size={32} />} title={t('shares.empty')} />
        }
      >
        {({ months }) => table(months)}
      </QueryView>
      <Text size="small" tone="muted">
        {t('shares.definition')}
      </Text>
    </Stack>
  );
}
