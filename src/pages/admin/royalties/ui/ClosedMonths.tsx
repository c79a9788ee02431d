import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';

type Month = { month: string };

type Amount<Id extends string> = Pick<Column<Month>, 'title' | 'part' | 'rank'> & { id: Id };

type ClosedMonthsProps<Id extends string> = {
  query: Parameters<
    typeof QueryView<{ months: readonly (Month & Record<NoInfer<Id>, number | null>)[] }>
  >[0]['query'];
  label: string;
  /** Above the table. */
  text?: string;
  /** Below the table: what its figures mean. */
  definition: string;
  /** Shown while no month is closed. */
  icon: ReactNode;
  /** In the place of an amount that is null. */
  unknown: string;
  /** Beside the month. */
  amounts: readonly Amount<Id>[];
};

/** A table with a row for each closed month. */
export function ClosedMonths<Id extends string>({
  query,
  label,
  text,
  definition,
  icon,
  unknown,
  amounts,
}: ClosedMonthsProps<Id>) {
  type Row = Month & Record<Id, number | null>;
  const { t } = useTranslation('pages.admin.royalties');
  const { euros, month } = useRoyaltyWords();
  const columns: Column<Row>[] = [
    { id: 'month', title: t('shares.month'), isWhole: true, cell: (row) => month(row.month) },
    ...amounts.map((amount): Column<Row> => ({
      ...amount,
      isNumeric: true,
      cell: ({ [amount.id]: value }) => (value === null ? unknown : euros(value)),
    })),
  ];
  const table = (months: readonly Row[] | undefined) => (
    <DataTable
      label={label}
      columns={columns}
      rows={months ?? []}
      getId={(row) => row.month}
      getName={(row) => month(row.month)}
      isLoading={months === undefined}
      loadingRows={3}
    />
  );
  return (
    <Stack gap={3}>
      {text !== undefined && (
        <Text size="small" tone="muted">
          {text}
        </Text>
      )}
      <QueryView
        query={query}
        headingLevel={3}
        loading={table(undefined)}
        isEmpty={({ months }) => months.length === 0}
        empty={<StatusView headingLevel={3} icon={icon} title={t('shares.empty')} />}
      >
        {({ months }) => table(months)}
      </QueryView>
      <Text size="small" tone="muted">
        {definition}
      </Text>
    </Stack>
  );
}
