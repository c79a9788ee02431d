import { useTranslation } from 'react-i18next';
import type { AnalyticsScope, AnalyticsTable } from '@/shared/contract/analytics.ts';
import { useAddressText } from '@/shared/lib/address';
import { useFormats } from '@/shared/lib/format';
import { matchesText } from '@/shared/lib/text-filter';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { SortedFigures } from '@/widgets/office';
import { usePartColumns } from '../lib/use-part-columns';
import { usePartWords } from '../lib/use-part-words';
import { useFileNotes } from '../lib/use-file-notes';
import { useAnalyticsView } from '../model/analytics-view';

type PartTableProps = {
  query: {
    data?: AnalyticsTable | undefined;
    currentData?: AnalyticsTable | undefined;
    error?: unknown;
    isLoading: boolean;
    refetch: () => unknown;
  };
  scope: AnalyticsScope;
};

/** Below this number of parts there is no search. */
const fewest = 8;

export function PartTable({ query, scope }: PartTableProps) {
  return (
    <QueryView query={query} headingLevel={3} loading={<Skeleton shape="block" height="480px" />}>
      {(table) => (
        <div aria-busy={query.currentData === undefined}>
          <Rows table={table} scope={scope} />
        </div>
      )}
    </QueryView>
  );
}

function Rows({ table, scope }: { table: AnalyticsTable; scope: AnalyticsScope }) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { number } = useFormats();
  const { tab, by, unit } = useAnalyticsView();
  const [text, setText] = useAddressText('q');
  const { partName, days } = usePartWords();
  const columns = usePartColumns(table, scope);
  const notes = useFileNotes(table, scope);
  const getName = (row: AnalyticsTable['rows'][number]) => partName(by, row);
  const isSearched = by !== 'total' && (text !== '' || table.rows.length > fewest);
  const rows = isSearched
    ? table.rows.filter((row) => matchesText(text, [getName(row), row.artistName ?? '']))
    : table.rows;
  const isCut = table.rowCount > table.rows.length;
  return (
    <Stack gap={4}>
      {isSearched && (
        <FilterBar
          label={t('table.label')}
          searchLabel={t('table.search')}
          text={text}
          onSearch={(next) => setText(next, { 'parts-page': '' })}
        />
      )}
      <SortedFigures
        name="parts"
        title={t(`table.title.${tab}`)}
        text={
          <>
            {t('days', { days: days(table) })}
            {table.before && ` ${t('comparedWith', { days: days(table.before) })}`}
            {isCut && ` ${t('cut', { shown: number(table.rows.length), count: table.rowCount })}`}
          </>
        }
        rows={rows}
        columns={columns}
        getId={({ id, from }) => `${id} ${from}`}
        getName={(row) => (unit === 'range' ? getName(row) : `${getName(row)}, ${days(row)}`)}
        initialSort={
          by === 'total'
            ? { by: 'days', isDescending: true }
            : { by: 'streams', isDescending: true }
        }
        empty={text === '' ? t('empty') : t('table.none', { query: text })}
        file={{ label: t('table.export'), name: t('table.file'), notes }}
      />
    </Stack>
  );
}
